import { userStorageKey } from '#web/lib/user-storage.ts'
import { persistedStore } from '#web/lib/persisted-store.ts'
import type { ImportReview } from './import-review.ts'

/** Reviews of other spaces are ignored. */
interface StoredReview {
  space: number
  review: ImportReview
}

const isStoredReview = (raw: unknown): raw is StoredReview =>
  typeof raw === 'object' && raw !== null && 'space' in raw && 'review' in raw

const reviewStore = persistedStore<StoredReview | null>(userStorageKey('import'), (raw) =>
  isStoredReview(raw) ? raw : null,
)

export const storeReview = (space: number, review: ImportReview) => reviewStore.set({ space, review })
export const deleteStoredReview = () => reviewStore.set(null)
export const readStoredReview = (space: number): ImportReview | null => {
  const found = reviewStore.get()
  return found?.space === space ? found.review : null
}
