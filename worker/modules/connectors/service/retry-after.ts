const LONGEST_SECONDS = 86_400

/** Seconds of a Retry-After header, which says them or a date; undefined where it says neither. */
export function retryAfter(headers: Headers, at: number): number | undefined {
  const said = headers.get('retry-after')?.trim() ?? ''
  if (said === '') return undefined
  const seconds = /^\d+$/.test(said) ? Number(said) : (Date.parse(said) - at) / 1000
  return Number.isFinite(seconds) ? Math.min(LONGEST_SECONDS, Math.max(0, Math.ceil(seconds))) : undefined
}
