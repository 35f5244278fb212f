import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'

const MAX_ANSWER_BYTES = 4_000_000

/**
 * A `fetch` for libraries, which passes the gateway: no redirects, as keys would go along, and an end for time and size.
 * Throws `GatewayRefusal`.
 */
export const gatewayAsFetch =
  (allow: string | undefined, deadline: () => number): typeof fetch =>
  async (address, init) => {
    const { authorization, ...headers } = Object.fromEntries(new Headers(init?.headers).entries())
    const answer = await gatewayFetch(addressOf(address), {
      method: 'POST',
      body: bodyOf(init?.body),
      headers,
      ...(authorization === undefined ? {} : { authorization }),
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: Math.max(1, deadline()),
      maxRedirects: 0,
      allow,
    })
    return new Response(answer.bytes, { status: answer.status, headers: { 'content-type': answer.type } })
  }

const addressOf = (address: RequestInfo | URL): string =>
  typeof address === 'string' ? address : 'href' in address ? address.href : address.url

function bodyOf(body: unknown): string {
  if (typeof body === 'string') return body
  throw new TypeError('providers are sent JSON')
}
