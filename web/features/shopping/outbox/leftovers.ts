import type { Session } from '#web/lib/api/session.ts'
import { ownerOf } from './owner.ts'

/** Sends what an earlier visit could not, on whatever page this one begins. */
export async function sendLeftovers(session: Session) {
  const owner = ownerOf(session)
  try {
    const journal = localStorage.getItem(`larder.shopping.changes.${owner}`) ?? ''
    if (!owner || !/"changes":\[\{/.test(journal)) return
    const { deskOf } = await import('./desk.ts')
    await deskOf(owner).deliver()
  } catch {
    // The shopping page will try again.
  }
}
