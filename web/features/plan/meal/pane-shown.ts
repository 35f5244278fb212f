import { stored } from '#web/lib/stored.ts'

/** Whether the recipes stand beside the plan on this device. */
export const paneShown = stored<boolean>('larder.plan.pane', (raw) => raw !== false)
