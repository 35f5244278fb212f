import type { Session } from '#web/lib/api/session.ts'

export type SpaceNotice =
  | { kind: 'closing'; eraseAt: string }
  | { kind: 'message'; text: string }
  | { kind: 'full'; what: 'recipes' | 'users' | 'files' }

const isLimitReached = ({ used, most }: { used: number; most: number }) => most > 0 && used >= most

export function spaceNotices({ space, limits }: Pick<Session, 'space' | 'limits'>): SpaceNotice[] {
  const message = space?.message.trim()
  return [
    ...(space?.erase_at ? [{ kind: 'closing' as const, eraseAt: space.erase_at }] : []),
    ...(message ? [{ kind: 'message' as const, text: message }] : []),
    ...(isLimitReached(limits.recipes) ? [{ kind: 'full' as const, what: 'recipes' as const }] : []),
    ...(isLimitReached(limits.users) ? [{ kind: 'full' as const, what: 'users' as const }] : []),
    ...(isLimitReached(limits.files_mb) ? [{ kind: 'full' as const, what: 'files' as const }] : []),
  ]
}
