import { exports } from 'cloudflare:workers'

const ORIGIN = 'http://larder.test'

/** Keeps cookies, sends its origin and the CSRF token. */
export interface Browser {
  cookies: Map<string, string>
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Response>
  get<T = Record<string, unknown>>(path: string): Promise<T>
  post<T = Record<string, unknown>>(path: string, body: unknown): Promise<T>
}

export function createBrowser(language = 'en'): Browser {
  const cookies = new Map<string, string>()
  const call: Browser['call'] = async (method, path, body, headers = {}) => {
    const csrf = cookies.get('csrftoken')
    const response = await exports.default.fetch(path.startsWith('http') ? path : `${ORIGIN}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'accept-language': language,
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(method === 'GET' ? {} : { origin: ORIGIN, ...(csrf ? { 'x-csrftoken': csrf } : {}) }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '' || /max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }
  const ok = async <T>(response: Response): Promise<T> => {
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return response.json()
  }
  return {
    cookies,
    call,
    get: async (path) => ok(await call('GET', path)),
    post: async (path, body) => ok(await call('POST', path, body)),
  }
}

let people = 0

export async function signUpPerson(language = 'en') {
  const username = `Person${++people}x${crypto.randomUUID().slice(0, 8)}`
  const person = {
    name: 'Anna van der Berg',
    username,
    email: `${username.toLowerCase()}@example.org`,
    password: 'correct horse battery',
  }
  const page = createBrowser(language)
  await page.post('/api/auth/sign-up/email', person)
  return { ...person, page }
}

let shared: ReturnType<typeof signUpPerson> | undefined

/** For tests that neither change nor lock out the person: hashing a password is slow. */
export const sharedPerson = () => (shared ??= signUpPerson())
