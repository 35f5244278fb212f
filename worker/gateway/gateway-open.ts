import { fetchFollowingRedirects, mediaType, type GatewayAnswer, type GatewayOptions } from './gateway-fetch.ts'
import { GatewayRefusal } from './gateway-refusal.ts'

export type OpenAnswer = Omit<GatewayAnswer, 'bytes' | 'text'> & { body: ReadableStream<Uint8Array<ArrayBuffer>> }

interface OpenOptions extends Omit<GatewayOptions, 'accept'> {
  /** From the first byte to the last, while `timeoutMs` is until the first. */
  bodyTimeoutMs?: number
}

const DEFAULTS = { maxBytes: 5_000_000, timeoutMs: 10_000, maxRedirects: 5, bodyTimeoutMs: 120_000 }

/**
 * As `gatewayFetch`, with a body that is read while it comes. It breaks with a GatewayRefusal where it is too large or
 * takes too long. Whoever does not read it has to cancel it.
 */
export async function gatewayOpen(address: string, options: OpenOptions = {}): Promise<OpenAnswer> {
  const { maxBytes, timeoutMs, maxRedirects, bodyTimeoutMs } = { ...DEFAULTS, ...options }
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), timeoutMs)
  try {
    const { response, url } = await fetchFollowingRedirects(address, options, maxRedirects, abort.signal)
    const { status, ok, headers } = response
    const body = cappedBody(response, { maxBytes, bodyTimeoutMs, abort })
    return { url: url.href, status, ok, headers, type: mediaType(headers.get('content-type')), body }
  } catch (error) {
    if (error instanceof GatewayRefusal) throw error
    throw new GatewayRefusal(abort.signal.aborted ? 'timeout' : 'unreachable')
  } finally {
    clearTimeout(timer)
  }
}

function cappedBody(
  response: Response,
  { maxBytes, bodyTimeoutMs, abort }: { maxBytes: number; bodyTimeoutMs: number; abort: AbortController },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length') ?? 0) > maxBytes) {
    abort.abort()
    throw new GatewayRefusal('too_large')
  }
  const reader = response.body?.getReader()
  let length = 0
  const timer = setTimeout(() => abort.abort(), bodyTimeoutMs)
  const end = () => {
    clearTimeout(timer)
    abort.abort()
  }
  return new ReadableStream({
    async pull(controller) {
      try {
        const part = await reader?.read()
        if (!part || part.done) {
          end()
          controller.close()
          return
        }
        length += part.value.byteLength
        if (length > maxBytes) throw new GatewayRefusal('too_large')
        controller.enqueue(part.value)
      } catch (error) {
        const refusal =
          error instanceof GatewayRefusal ? error : new GatewayRefusal(abort.signal.aborted ? 'timeout' : 'unreachable')
        end()
        controller.error(refusal)
      }
    },
    cancel: end,
  })
}
