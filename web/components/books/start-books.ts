import { persistedStore } from '#web/lib/persisted-store.ts'

/** Ids of the books that this device shows on the start page, in the order in which they were chosen. */
export const startBooks = persistedStore<readonly number[]>('larder.start-books', (raw) =>
  Array.isArray(raw) ? raw.filter((one): one is number => typeof one === 'number') : [],
)
