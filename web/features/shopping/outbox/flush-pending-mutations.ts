import type { Session } from '#web/lib/api/session.ts'
import { ownerKeyOf } from './owner-key.ts'

/** Sends what an earlier visit could not, from any page. */
export async function flushPendingMutations(session: Session) {
  const owner = ownerKeyOf(session)
  try {
    const journal = localStorage.getItem(`larder.shopping.changes.${owner}`) ?? ''
    if (!owner || !/"changes":\[\{/.test(journal)) return
    const { outboxFor } = await import('./outbox.ts')
    await outboxFor(owner).flush()
  } catch {
    // The shopping page tries again.
  }
}
