import { persistedStore } from '#web/lib/persisted-store.ts'

const remembered = 3

/** Ids of the books that this device put recipes into, the latest first. */
export const lastBooks = persistedStore<readonly number[]>('larder.last-books', (raw) =>
  Array.isArray(raw) ? raw.filter((one): one is number => typeof one === 'number') : [],
)

export const rememberBooks = (books: readonly number[]) =>
  lastBooks.set([...new Set([...books, ...lastBooks.get()])].slice(0, remembered))
