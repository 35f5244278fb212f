import { invalid } from '#worker/kernel/contract/errors.ts'

/** A day ends last in the zone twelve hours west of Greenwich. */
const LAST_ZONE = 12 * 3_600_000

export function inviteState(
  { used_by, reusable, valid_until }: { used_by: number | null; reusable: boolean; valid_until: string },
  at: string,
): 'open' | 'used' | 'expired' {
  if (used_by !== null && !reusable) return 'used'
  return isPastDay(valid_until, at) ? 'expired' : 'open'
}

const isPastDay = (day: string, at: string): boolean =>
  day < new Date(Date.parse(at) - LAST_ZONE).toISOString().slice(0, 10)

export function refusePastDay(validUntil: string | undefined, at: string): void {
  if (validUntil === undefined || !isPastDay(validUntil, at)) return
  throw invalid({ valid_until: ['Choose today or a later day.'] }, 'invite-link.past')
}
