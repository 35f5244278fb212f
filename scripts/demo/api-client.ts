export type ApiClient = {
  get: <T>(path: string) => Promise<T>
  listAll: <T>(path: string) => Promise<T[]>
  send: <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => Promise<T>
  logOut: () => Promise<void>
}

/** Throws on every answer but success. */
export function apiClient(origin: string, cookie: string): ApiClient {
  const call = async <T>(...[method, path, body]: Call) =>
    (await (await request(origin, { cookie }, method, path, body)).json()) as T
  return {
    get: (path) => call('GET', path),
    listAll: async <T>(path: string) => {
      const rows: T[] = []
      for (let page = 1, more = true; more; page++) {
        const address = `${path}${path.includes('?') ? '&' : '?'}page_size=200&page=${page}`
        const list = await call<{ results: T[]; next: string | null }>('GET', address)
        rows.push(...list.results)
        more = list.next !== null
      }
      return rows
    },
    send: (method, path, body) => call(method, path, body),
    logOut: async () => void (await call('POST', '/api/auth/sign-out', {})),
  }
}

/** `path` is that of sign-in or sign-up. Returns the session's cookies. */
export async function openSession(origin: string, path: string, body: object): Promise<string> {
  const { headers } = await request(origin, {}, 'POST', path, body)
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

type Call = [method: string, path: string, body?: object]

/** The `origin` header passes the server's check against forged requests. */
async function request(origin: string, more: Record<string, string>, ...[method, path, body]: Call) {
  const headers = new Headers({ accept: 'application/json', origin, ...more })
  if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json')
  const response = await fetch(`${origin}${path}`, {
    method,
    headers,
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  if (response.ok) return response
  throw new Error(`${method} ${path} answered ${response.status}: ${(await response.text()).slice(0, 500)}`)
}
