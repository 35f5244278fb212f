/** Calls of the API as one person. `key` makes a repeated call answer as it did the first time. */
export type Client = {
  get: <T>(path: string) => Promise<T>
  send: <T>(method: 'POST' | 'PUT' | 'PATCH', path: string, body: object, key?: string) => Promise<T>
}

/** A client with a token; a FormData body goes as multipart, anything else as JSON. Throws on any answer but success. */
export function apiClient(origin: string, token?: string): Client {
  const call = async <T>(method: string, path: string, body?: object, key?: string): Promise<T> => {
    const headers = new Headers({ accept: 'application/json' })
    if (token) headers.set('authorization', `Bearer ${token}`)
    else headers.set('origin', origin)
    if (key) headers.set('idempotency-key', `demo:${encodeURIComponent(key)}`)
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
  return { get: (path) => call('GET', path), send: (method, path, body, key) => call(method, path, body, key) }
}
