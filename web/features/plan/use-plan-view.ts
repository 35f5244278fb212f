import { deviceSettings } from '#web/lib/device-settings.ts'
import type { PlanView } from './board/plan-range.ts'

export const planView = (settings = deviceSettings.get()): PlanView => ({
  period: settings.mealplan_displayPeriod,
  count: settings.mealplan_displayPeriodCount,
  firstWeekday: settings.mealplan_startingDayOfWeek,
})

/** How far the plan reaches on this device. */
export const usePlanView = (): PlanView => planView(deviceSettings.use())
