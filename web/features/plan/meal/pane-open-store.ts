import { persistedStore } from '#web/lib/persisted-store.ts'

export const paneOpenStore = persistedStore<boolean>('larder.plan.pane', (raw) => raw !== false)
