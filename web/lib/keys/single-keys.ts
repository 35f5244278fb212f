import { persistedStore } from '../persisted-store.ts'

/** Whether keys of one character do something on this device. */
export const singleKeys = persistedStore('LARDER_SINGLE_KEYS', (raw) => raw !== false)
