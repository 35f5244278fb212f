import { lastZoneDay } from '#worker/kernel/contract/last-zone-day.ts'

export function inviteState(
  { used_by, reusable, valid_until }: { used_by: number | null; reusable: boolean; valid_until: string },
  at: string,
): 'open' | 'used' | 'expired' {
  if (used_by !== null && !reusable) return 'used'
  return valid_until < lastZoneDay(at) ? 'expired' : 'open'
}
