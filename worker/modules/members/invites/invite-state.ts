/** A day has not ended anywhere before it has ended twelve hours west of Greenwich. */
const LAST_ZONE = 12 * 3_600_000

/** Whether an invitation can still be used, or why not. */
export function inviteState(
  { used_by, reusable, valid_until }: { used_by: number | null; reusable: boolean; valid_until: string },
  at: string,
): 'open' | 'used' | 'expired' {
  if (used_by !== null && !reusable) return 'used'
  const today = new Date(Date.parse(at) - LAST_ZONE).toISOString().slice(0, 10)
  return valid_until < today ? 'expired' : 'open'
}
