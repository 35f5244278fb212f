/** Calls of the API as one person. */
export type Client = {
  get: <T>(path: string) => Promise<T>
  /** The rows of all pages of a list. */
  all: <T>(path: string) => Promise<T[]>
  send: <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object) => Promise<T>
}

/** A client with a token; a FormData body goes as multipart, anything else as JSON. Throws on any answer but success. */
export function apiClient(origin: string, token?: string): Client {
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const headers = new Headers({ accept: 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    else headers.set('origin', origin)
    if (body && !(body instanceof FormData)) headers.set('content-type', 'application/json')
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text.slice(0, 500)}`)
    return JSON.parse(text || 'null')
  }
  const all = async <T>(path: string): Promise<T[]> => {
    const rows: T[] = []
    for (let page = 1, more = true; more; page++) {
      const list = await call<{ results: T[]; next: string | null }>(
        'GET',
        `${path}${path.includes('?') ? '&' : '?'}page_size=200&page=${page}`,
      )
      rows.push(...list.results)
      more = list.next !== null
    }
    return rows
  }
  return { get: (path) => call('GET', path), all, send: (method, path, body) => call(method, path, body) }
}
