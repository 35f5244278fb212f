import { userStorageKey } from '#web/lib/user-storage.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import type { ImportReview } from './import-review.ts'

/** Of which space it is, so that nobody finds what they read elsewhere. */
interface StoredReview {
  space: number
  review: ImportReview
}

const isStoredReview = (raw: unknown): raw is StoredReview =>
  typeof raw === 'object' && raw !== null && 'space' in raw && 'review' in raw

/** What was read and not saved yet, so that neither a reload nor another page loses it. */
const reviewStore = persistedStore<StoredReview | null>(userStorageKey('import'), (raw) =>
  isStoredReview(raw) ? raw : null,
)

export const storeReview = (space: number, review: ImportReview) => reviewStore.set({ space, review })
export const deleteStoredReview = () => reviewStore.set(null)
export const readStoredReview = (space: number): ImportReview | null => {
  const found = reviewStore.get()
  return found?.space === space ? found.review : null
}
