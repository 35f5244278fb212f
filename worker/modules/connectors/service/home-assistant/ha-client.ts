import { retryAfter } from '#worker/gateway/retry-after.ts'
import { now } from '#worker/clock.ts'
import { gatewayFetch, type GatewayAnswer } from '#worker/gateway/gateway-fetch.ts'
import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { gatewayFault } from '../gateway-fault.ts'
import { ServiceFault, type ServiceAccount } from '../todo-service.ts'

const TIMEOUT_MS = 15_000
const MAX_BYTES = 2_000_000

export interface HaClient {
  get(path: string): Promise<GatewayAnswer>
  post(path: string, body: object): Promise<GatewayAnswer>
}

/** Requests to the API of a Home Assistant. Answers with a 2xx, 400, 404 or 500 are the caller's to understand. */
export function haClient({ url, secret, allow, onExchange }: ServiceAccount): HaClient {
  const base = apiBase(url ?? '')
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<GatewayAnswer> => {
    const address = base + path
    const sent = body === undefined ? '' : JSON.stringify(body)
    const began = Date.parse(now())
    const tell = (status: number | null, answered: string) =>
      onExchange({ method, url: address.split('?')[0] ?? '', status, ms: Date.parse(now()) - began, sent, answered })
    try {
      const answer = await gatewayFetch(address, {
        method,
        ...(body === undefined ? {} : { body: sent, headers: { 'content-type': 'application/json' } }),
        authorization: `Bearer ${secret ?? ''}`,
        maxBytes: MAX_BYTES,
        timeoutMs: TIMEOUT_MS,
        maxRedirects: 0,
        allow,
      })
      tell(answer.status, answer.text())
      return understood(answer)
    } catch (error) {
      if (error instanceof GatewayRefusal) tell(null, error.message)
      throw error instanceof ServiceFault ? error : gatewayFault(error)
    }
  }
  return { get: (path) => ask('GET', path), post: (path, body) => ask('POST', path, body) }
}

/** The address of the API ends in a slash; the address of the house alone is completed. */
export function apiBase(url: string): string {
  const slashed = url.trim().replace(/\/*$/, '/')
  return URL.canParse(slashed) && new URL(slashed).pathname === '/' ? `${slashed}api/` : slashed
}

function understood(answer: GatewayAnswer): GatewayAnswer {
  const { status, headers } = answer
  const wait = retryAfter(headers)
  if (status === 401 || status === 403)
    throw new ServiceFault(
      'unauthorized',
      'Home Assistant does not accept the token. Make a new one in your profile there.',
    )
  if (status === 429) throw new ServiceFault('limited', 'Home Assistant asks to come again later.', wait)
  if (status > 500) throw new ServiceFault('unreachable', `Home Assistant answered ${status}.`, wait)
  return answer
}

/** The JSON of an answer; a page of somebody else in between is none. */
export function jsonOf(answer: GatewayAnswer): unknown {
  try {
    return JSON.parse(answer.text()) as unknown
  } catch {
    throw new ServiceFault('unreachable', 'What answered at this address is not the API of a Home Assistant.')
  }
}
