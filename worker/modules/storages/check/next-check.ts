const HOUR = 3_600_000
const EVERY = 6 * HOUR
const LONGEST = 7 * 24 * HOUR

/**
 * When a folder is looked through again: after six hours, spread over one, so that not all of them come at once; after
 * failures in a row later and later, up to a week, and not before the storage said.
 */
export function nextCheck(
  at: string,
  { id, failures, retryAfter }: { id: number; failures: number; retryAfter: number | null },
): string {
  const spread = ((id * 2_654_435_761) % 3600) * 1000
  const pause = Math.min(EVERY * 2 ** Math.max(0, failures - 1), LONGEST) + spread
  return new Date(Date.parse(at) + Math.max(pause, (retryAfter ?? 0) * 1000)).toISOString()
}
