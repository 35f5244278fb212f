/** A day ends last in the zone twelve hours west of Greenwich. */
const LAST_ZONE = 12 * 3_600_000

export function inviteState(
  { used_by, reusable, valid_until }: { used_by: number | null; reusable: boolean; valid_until: string },
  at: string,
): 'open' | 'used' | 'expired' {
  if (used_by !== null && !reusable) return 'used'
  const today = new Date(Date.parse(at) - LAST_ZONE).toISOString().slice(0, 10)
  return valid_until < today ? 'expired' : 'open'
}
