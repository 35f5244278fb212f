import { allowedHosts, requireAllowedUrl } from './require-allowed-url.ts'
import { readBeginning, readCapped } from './body.read.ts'
import { decodeText } from './decode-text.ts'
import { GatewayRefusal } from './gateway-refusal.ts'
export type GatewayOptions = {
  /** Accepted media types, such as `text/html` or `image/*`; any when absent. Only checked on success. */
  accept?: readonly string[]
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE' | 'PROPFIND' | 'REPORT' | 'MKCOL' | 'MOVE'
  /** A stream goes out once: where its address redirects, the request is refused. */
  body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
  /** Cookies and credentials among them are dropped. */
  headers?: Readonly<Record<string, string>>
  /** The Authorization header, sent to the origin of the first address only, never across a redirect. */
  authorization?: string
  /** Which other addresses a redirect may take the Authorization header to; none when absent. */
  trusts?: (url: URL) => boolean
  /** Counted after decompression. */
  maxBytes?: number
  /** Reads but the beginning of a longer answer, and does not refuse it. */
  cutsLonger?: boolean
  /** For the whole exchange, redirects and body included. */
  timeoutMs?: number
  maxRedirects?: number
  /** Origins exempt from the rules on names and ports, for tests and local runs. */
  allow?: string | undefined
}

export type GatewayAnswer = {
  /** The address after redirects. */
  url: string
  status: number
  ok: boolean
  headers: Headers
  /** Lower case, without parameters; empty where unknown. */
  type: string
  bytes: Uint8Array<ArrayBuffer>
  text: () => string
}

const DEFAULTS = { maxBytes: 5_000_000, timeoutMs: 10_000, maxRedirects: 5 }

/**
 * Every outgoing request passes here. Checks the address and each redirect, limits size and time, and forwards no
 * credentials. Any status is an answer; a refused or failed fetch throws a GatewayRefusal.
 */
export async function gatewayFetch(address: string, options: GatewayOptions = {}): Promise<GatewayAnswer> {
  const limits = { ...DEFAULTS, ...definedLimits(options) }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), limits.timeoutMs)
  try {
    const { response, url } = await fetchFollowingRedirects(address, options, limits.maxRedirects, abort.signal)
    const type = mediaType(response.headers.get('content-type'))
    if (response.ok && options.accept && !isAccepted(type, options.accept)) {
      await response.body?.cancel()
      throw new GatewayRefusal('content_type')
    }
    const bytes = await (options.cutsLonger ? readBeginning : readCapped)(response, limits.maxBytes)
    const text = () => decodeText(bytes, response.headers.get('content-type'))
    return { url: url.href, status: response.status, ok: response.ok, headers: response.headers, type, bytes, text }
  } catch (error) {
    if (error instanceof GatewayRefusal) throw error
    throw new GatewayRefusal(abort.signal.aborted ? 'timeout' : 'unreachable')
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

const definedLimits = ({ maxBytes, timeoutMs, maxRedirects }: GatewayOptions) =>
  Object.fromEntries(Object.entries({ maxBytes, timeoutMs, maxRedirects }).filter(([, value]) => value !== undefined))

export async function fetchFollowingRedirects(
  address: string,
  options: GatewayOptions,
  maxRedirects: number,
  signal: AbortSignal,
) {
  const allowed = allowedHosts(options.allow)
  const first = requireAllowedUrl(address, undefined, allowed)
  let url = first
  let method: string = options.method ?? 'GET'
  let body = options.body
  for (let hop = 0; ; hop++) {
    const isTrusted = url.origin === first.origin || options.trusts?.(url) === true
    const headers = requestHeaders(options, isTrusted, body !== undefined)
    const response = await fetch(url.href, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body === undefined ? {} : { body }),
    })
    const location = REDIRECT_STATUSES.has(response.status) ? response.headers.get('location') : null
    if (location === null) return { response, url }
    await response.body?.cancel()
    if (hop >= maxRedirects || body instanceof ReadableStream) throw new GatewayRefusal('too_many_redirects')
    url = requireAllowedUrl(location, url, allowed)
    if (response.status === 303 || (response.status < 303 && method === 'POST')) {
      method = method === 'HEAD' ? 'HEAD' : 'GET'
      body = undefined
    }
  }
}

const REDIRECT_STATUSES = new Set([301, 302, 303, 307, 308])
const FORBIDDEN_HEADERS = new Set([
  'cookie',
  'cookie2',
  'authorization',
  'proxy-authorization',
  'host',
  'forwarded',
  'x-forwarded-for',
  'x-real-ip',
])
const USER_AGENT = 'Mozilla/5.0 (compatible; Larder/1.0)'

function requestHeaders(options: GatewayOptions, isTrusted: boolean, hasBody: boolean): Headers {
  const headers = new Headers({ 'user-agent': USER_AGENT, accept: options.accept?.join(', ') ?? '*/*' })
  for (const [name, value] of Object.entries(options.headers ?? {})) {
    const isBodyHeader = name.toLowerCase() === 'content-type'
    if (!FORBIDDEN_HEADERS.has(name.toLowerCase()) && (hasBody || !isBodyHeader)) headers.set(name, value)
  }
  if (options.authorization !== undefined && isTrusted) headers.set('authorization', options.authorization)
  return headers
}

export const mediaType = (header: string | null): string => (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

/** `image/*` accepts every image, `*\/*` anything, even without a type. */
const isAccepted = (type: string, accept: readonly string[]): boolean =>
  accept.some(
    (wanted) => wanted === '*/*' || wanted === type || (wanted.endsWith('/*') && type.startsWith(wanted.slice(0, -1))),
  )
