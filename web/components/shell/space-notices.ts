import type { Session } from '#web/lib/api/session.ts'

export type SpaceNotice =
  | { kind: 'closing'; eraseAt: string }
  | { kind: 'message'; text: string }
  | { kind: 'full'; what: 'recipes' | 'users' | 'files' | 'over' }

type Limit = { used: number; most: number }
const isLimitReached = ({ used, most }: Limit) => most > 0 && used >= most
const isLimitPassed = ({ used, most }: Limit) => most > 0 && used > most

export function spaceNotices({ space, limits }: Pick<Session, 'space' | 'limits'>): SpaceNotice[] {
  const message = space?.message.trim()
  return [
    ...(space?.erase_at ? [{ kind: 'closing' as const, eraseAt: space.erase_at }] : []),
    ...(message ? [{ kind: 'message' as const, text: message }] : []),
    ...(isLimitReached(limits.recipes) ? [{ kind: 'full' as const, what: 'recipes' as const }] : []),
    ...(isLimitReached(limits.users) ? [{ kind: 'full' as const, what: 'users' as const }] : []),
    ...(isLimitReached(limits.files_mb) ? [{ kind: 'full' as const, what: 'files' as const }] : []),
    ...(Object.values(limits).some(isLimitPassed) ? [{ kind: 'full' as const, what: 'over' as const }] : []),
  ]
}
