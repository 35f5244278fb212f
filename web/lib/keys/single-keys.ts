import { persistedStore } from '../persisted-store.ts'

/** Whether keys of one character do something on this device. */
export const singleKeys = persistedStore('LARDER_SINGLE_KEYS', (raw) => raw !== false)

/** Keys of one character, which people who dictate would press by talking, and can switch off (WCAG 2.1.4). */
export const isSingleKey = (keys: string): boolean => /^(g )?\S$/.test(keys)
