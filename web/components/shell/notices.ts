import type { Session } from '#web/lib/api/session.ts'

export type Notice =
  | { kind: 'closing'; eraseAt: string }
  | { kind: 'message'; text: string }
  | { kind: 'full'; what: 'recipes' | 'users' | 'files' }

const isFull = ({ used, most }: { used: number; most: number }) => most > 0 && used >= most

/** What everybody in the space should see at the head of each page. */
export function noticesOf({ space, limits }: Pick<Session, 'space' | 'limits'>): Notice[] {
  const message = space?.message.trim()
  return [
    ...(space?.erase_at ? [{ kind: 'closing' as const, eraseAt: space.erase_at }] : []),
    ...(message ? [{ kind: 'message' as const, text: message }] : []),
    ...(isFull(limits.recipes) ? [{ kind: 'full' as const, what: 'recipes' as const }] : []),
    ...(isFull(limits.users) ? [{ kind: 'full' as const, what: 'users' as const }] : []),
    ...(isFull(limits.files_mb) ? [{ kind: 'full' as const, what: 'files' as const }] : []),
  ]
}
