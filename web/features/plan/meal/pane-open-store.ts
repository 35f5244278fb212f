import { persistedStore } from '#web/lib/persisted-store.ts'

/** Whether the recipes stand beside the plan on this device. */
export const paneOpenStore = persistedStore<boolean>('larder.plan.pane', (raw) => raw !== false)
