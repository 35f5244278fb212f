import { GatewayRefusal } from '#worker/gateway/gateway-refusal.ts'
import { AiRefusal, type AiReason } from './ai-refusal.ts'

/** Says in our own words what a library threw. Errors of our own code pass. */
export function refusalOf(error: unknown): AiRefusal {
  if (error instanceof AiRefusal) return error
  const gateway = causesOf(error).find((cause) => cause instanceof GatewayRefusal)
  if (gateway) return new AiRefusal(OF_GATEWAY.get(gateway.reason) ?? 'unreachable')
  const name = error instanceof Error ? error.name : ''
  if (name === 'TimeoutError' || name === 'AbortError') return new AiRefusal('timeout')
  if (!name.startsWith('AI_')) throw error
  // The library knows that the model takes no files like these.
  if (name === 'AI_UnsupportedFunctionalityError') return new AiRefusal('rejected')
  const status = statusOf(error)
  // The platform says of a fault no more than that.
  if (name === 'AI_APICallError' && status === undefined) return new AiRefusal('broken')
  return new AiRefusal(status === undefined || status < 400 ? 'unusable' : reasonOf(status))
}

const OF_GATEWAY = new Map<GatewayRefusal['reason'], AiReason>([
  ['timeout', 'timeout'],
  ['too_large', 'flooded'],
  ['too_many_redirects', 'redirected'],
])

function causesOf(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let at = error; at instanceof Error && found.length < 5; at = at.cause) found.push(at)
  return found
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

function reasonOf(status: number): AiReason {
  if (status >= 500) return status === 529 || status === 503 ? 'busy' : 'broken'
  return OF_STATUS.get(status) ?? 'rejected'
}

const OF_STATUS = new Map<number, AiReason>([
  [401, 'key_refused'],
  [402, 'busy'],
  [403, 'key_refused'],
  [404, 'model_refused'],
  [408, 'timeout'],
  [413, 'too_large'],
  [429, 'busy'],
])
