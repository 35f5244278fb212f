import { now } from '#worker/clock.ts'

/** What asks for more is asked again after a day all the same. */
const MOST_SECONDS = 86_400

/** For how many seconds a server wants to be left alone, as of `at`. Its header holds seconds or a date; undefined where it holds neither. */
export function retryAfter(headers: Headers, at = now()): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? ''
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - Date.parse(at)) / 1000
  return Number.isFinite(seconds) ? Math.min(MOST_SECONDS, Math.max(0, Math.ceil(seconds))) : undefined
}
