import { keptName } from '#web/lib/kept.ts'
import { stored } from '#web/lib/stored.ts'
import type { Review } from './review.ts'

/** Of which space it is, so that nobody finds what they read elsewhere. */
interface Kept {
  space: number
  review: Review
}

const isKept = (raw: unknown): raw is Kept =>
  typeof raw === 'object' && raw !== null && 'space' in raw && 'review' in raw

/** What was read and not saved yet, so that neither a reload nor another page loses it. */
const kept = stored<Kept | null>(keptName('import'), (raw) => (isKept(raw) ? raw : null))

export const keepReview = (space: number, review: Review) => kept.set({ space, review })
export const forgetReview = () => kept.set(null)
export const keptReview = (space: number): Review | null => {
  const found = kept.get()
  return found?.space === space ? found.review : null
}
