import { invalid } from '#worker/kernel/contract/errors.ts'
import { lastZoneDay } from '#worker/kernel/contract/last-zone-day.ts'

export function inviteState(
  { used_by, reusable, valid_until }: { used_by: number | null; reusable: boolean; valid_until: string },
  at: string,
): 'open' | 'used' | 'expired' {
  if (used_by !== null && !reusable) return 'used'
  return isPastDay(valid_until, at) ? 'expired' : 'open'
}

const isPastDay = (day: string, at: string): boolean => day < lastZoneDay(at)

export function refusePastDay(validUntil: string | undefined, at: string): void {
  if (validUntil === undefined || !isPastDay(validUntil, at)) return
  throw invalid({ valid_until: ['Choose today or a later day.'] }, 'invite-link.past')
}
