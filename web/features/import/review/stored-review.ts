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

/** Browsers keep some five million characters of a site. */
const longestSource = 200_000

export function storeReview(space: number, { asked, ...review }: ImportReview) {
  const isKept = asked !== undefined && (asked.data?.length ?? 0) <= longestSource
  const others = review.others?.map(({ asked: _asked, ...other }) => other)
  reviewStore.set({ space, review: { ...review, ...(others ? { others } : {}), ...(isKept ? { asked } : {}) } })
}
export const deleteStoredReview = () => reviewStore.set(null)
export const readStoredReview = (space: number): ImportReview | null => {
  const found = reviewStore.get()
  return found?.space === space ? found.review : null
}
