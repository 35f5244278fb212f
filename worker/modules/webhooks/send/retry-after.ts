const SLOWED = new Set([429, 502, 503, 504])
const USUAL_SECONDS = 60
const MOST_SECONDS = 24 * 3600

/** For how many seconds a receiver wants nothing; null where it says nothing like that. `at` is now. */
export function retryAfter(status: number, header: string | null, at: string): number | null {
  const said = header?.trim() ?? ''
  const asked = /^\d{1,9}$/.test(said) ? Number(said) : secondsUntil(said, at)
  if (asked === null) return SLOWED.has(status) ? USUAL_SECONDS : null
  return Math.min(MOST_SECONDS, Math.max(1, asked))
}

function secondsUntil(date: string, at: string): number | null {
  const time = date === '' ? NaN : Date.parse(date)
  return Number.isNaN(time) ? null : Math.ceil((time - Date.parse(at)) / 1000)
}
