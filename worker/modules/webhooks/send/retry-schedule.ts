import { jittered } from '#worker/clock.ts'

const [MINUTE, HOUR] = [60, 3600]

/** Seconds before each further attempt: the example of Standard Webhooks, three days and three hours in all. */
const DELAYS = [5, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]

/** When it is tried again after so many failed attempts; null when no more. */
export function nextAttempt(attempts: number, at: string): string | null {
  const delay = DELAYS[attempts - 1]
  return delay === undefined ? null : later(at, jittered(delay))
}

export const later = (at: string, seconds: number): string => new Date(Date.parse(at) + seconds * 1000).toISOString()
