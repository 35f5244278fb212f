import { gatewayFetch, type GatewayAnswer, type GatewayOptions } from '#worker/gateway/gateway-fetch.ts'
import { retryAfter } from '#worker/gateway/retry-after.ts'
import { gatewayOpen, type OpenAnswer } from '#worker/gateway/gateway-open.ts'
import { failureOf, StorageFailure } from './storage-failure.ts'

const TIMEOUT_MS = 20_000
/** Who is asked to come back within so many seconds waits; who has to wait longer says so. */
const MAX_WAIT = 3
const MAX_WAITS = 2

/** One exchange with a storage. Statuses that every kind of storage means in one way become failures. */
export const askService = (address: string, options: GatewayOptions): Promise<GatewayAnswer> =>
  patiently(async () => refuseCommon(await gatewayFetch(address, { timeoutMs: TIMEOUT_MS, ...options })))

/** As `askService`, with a body that is read while it comes. */
export const openService = (address: string, options: Parameters<typeof gatewayOpen>[1]): Promise<OpenAnswer> =>
  patiently(async () => {
    const answer = await gatewayOpen(address, { timeoutMs: TIMEOUT_MS, ...options })
    try {
      return refuseCommon(answer)
    } catch (error) {
      await answer.body.cancel()
      throw error
    }
  })

async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let waits = 0; ; waits++) {
    try {
      return await ask()
    } catch (error) {
      const failure = failureOf(error)
      const seconds = failure.retryAfter
      if (seconds === null || seconds > MAX_WAIT || waits >= MAX_WAITS) throw failure
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    }
  }
}

function refuseCommon<A extends { status: number; headers: Headers }>(answer: A): A {
  const { status, headers } = answer
  if (status === 429 || status === 503)
    throw new StorageFailure(status === 429 ? 'rate_limited' : 'unavailable', retryAfter(headers) ?? null)
  if (status === 507) throw new StorageFailure('full')
  if (status === 413) throw new StorageFailure('too_large')
  if (status >= 500) throw new StorageFailure('unavailable')
  return answer
}
