import { problem } from '../contract/errors.ts'

const PERIOD_SECONDS = 60

export async function throttle(limit: RateLimit, key: string): Promise<void> {
  const { success } = await limit.limit({ key })
  if (success) return
  const refused = problem(
    'request.throttled',
    429,
    `Request was throttled. Expected available in ${PERIOD_SECONDS} seconds.`,
  )()
  refused.headers['retry-after'] = String(PERIOD_SECONDS)
  throw refused
}
