import type { DraftOf, PageOf, ResourceEndpoint, RowOf } from './resource-endpoint.ts'
import { ApiError } from './api-error.ts'
import { type ApiQuery, toQueryString } from './api-query.ts'
import { transport } from './transport.ts'

export interface ListPage<Row> {
  count: number
  next: string | null
  previous: string | null
  results: Row[]
}

/** `event` is the number of the event that the call caused, for undo; null when nothing changed. */
export interface ApiResponse<T> {
  data: T
  event: number | null
  /** What the call did as a whole, for undo also beyond the space; null where there is nothing to take back. */
  command: string | null
  etag: string | null
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface RequestOptions {
  query?: ApiQuery
  /** Sent as JSON, except FormData and Blob. */
  body?: unknown
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Idempotency key; pass one to make a repeated call safe across reloads. */
  key?: string
}

/** Throws ApiError for a refusal and TypeError without a connection. */
export async function send<T>(method: HttpMethod, path: string, options: RequestOptions = {}): Promise<ApiResponse<T>> {
  const raw = options.body instanceof FormData || options.body instanceof Blob
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers }
  if (options.body !== undefined && !raw) headers['content-type'] = 'application/json'
  if (method !== 'GET') {
    headers['idempotency-key'] = options.key ?? crypto.randomUUID()
    headers['x-csrftoken'] = csrfToken()
  }
  const response = await transport.fetch(path + toQueryString(options.query), {
    method,
    headers,
    credentials: 'same-origin',
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.body === undefined ? {} : { body: raw ? (options.body as BodyInit) : JSON.stringify(options.body) }),
  })
  const body: unknown = response.status === 204 ? undefined : await response.json().catch(() => undefined)
  if (!response.ok) throw new ApiError(response, body)
  const event = Number(response.headers.get('x-event-seq'))
  const { headers: answered } = response
  return {
    data: body as T,
    event: event > 0 ? event : null,
    command: answered.get('x-command'),
    etag: answered.get('etag'),
  }
}

export const call = async <T>(method: HttpMethod, path: string, options?: RequestOptions): Promise<T> =>
  (await send<T>(method, path, options)).data

export const api = <R extends ResourceEndpoint>({ path }: R) => ({
  list: (query: ApiQuery = {}, signal?: AbortSignal) =>
    call<PageOf<R>>('GET', path, { query, ...(signal ? { signal } : {}) }),
  retrieve: (id: number, signal?: AbortSignal) => call<RowOf<R>>('GET', `${path}${id}/`, signal ? { signal } : {}),
  create: (draft: DraftOf<R>) => send<RowOf<R>>('POST', path, { body: draft }),
  patch: (id: number, patch: Partial<DraftOf<R>>) => send<RowOf<R>>('PATCH', `${path}${id}/`, { body: patch }),
  destroy: (id: number) => send<void>('DELETE', `${path}${id}/`),
  merge: (id: number, into: number) => send<RowOf<R>>('PUT', `${path}${id}/merge/${into}/`, { body: {} }),
  move: (id: number, parent: number) => send<RowOf<R>>('PUT', `${path}${id}/move/${parent}/`, { body: {} }),
})

const csrfToken = () => /(?:^|;\s*)csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? ''
