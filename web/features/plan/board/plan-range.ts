import { addDays, type CivilDate, weekStart } from '#web/lib/format/civil-date.ts'
import type { DeviceSettings } from '#web/lib/device-settings.ts'
import { daysOfWeek } from './week-days.ts'

export type PlanPeriod = DeviceSettings['mealplan_displayPeriod']

export interface PlanView {
  period: PlanPeriod
  /** How many periods are shown at once. */
  count: number
  /** 0 is Sunday, 1 is Monday. */
  firstWeekday: number
}

/** One period: a week, a month, or all the days of a view by day. */
export interface PlanSection {
  key: string
  days: readonly CivilDate[]
}

export const maxPeriods = 4

/** In order and without a day twice. A year is twelve months. */
export function planSections(day: CivilDate, { period, count, firstWeekday }: PlanView): PlanSection[] {
  const number = Math.min(maxPeriods, Math.max(1, Math.round(count)))
  switch (period) {
    case 'day':
      return [section(Array.from({ length: number }, (_, index) => addDays(day, index)))]
    case 'week':
      return upTo(number, (index) => daysOfWeek(addDays(day, 7 * index), firstWeekday))
    case 'month':
      return upTo(number, (index) => daysOfMonth(addMonths(day, index)))
    case 'year':
      return upTo(12 * number, (index) => daysOfMonth(addMonths(`${day.slice(0, 4)}-01-01`, index)))
  }
}

/** The day that the view begins with one period later, or `by` periods. */
export function stepDay(day: CivilDate, { period, firstWeekday }: Omit<PlanView, 'count'>, by: number): CivilDate {
  switch (period) {
    case 'day':
      return addDays(day, by)
    case 'week':
      return addDays(weekStart(day, firstWeekday), 7 * by)
    case 'month':
      return addMonths(day, by)
    case 'year':
      return addMonths(`${day.slice(0, 4)}-01-01`, 12 * by)
  }
}

/** The first day of a month. */
export function addMonths(day: CivilDate, months: number): CivilDate {
  const [year = 0, month = 1] = day.split('-').map(Number)
  const at = year * 12 + month - 1 + months
  return `${String(Math.floor(at / 12)).padStart(4, '0')}-${String((at % 12) + 1).padStart(2, '0')}-01`
}

function daysOfMonth(first: CivilDate): CivilDate[] {
  const next = addMonths(first, 1)
  const days: CivilDate[] = []
  for (let day = `${first.slice(0, 7)}-01`; day < next; day = addDays(day, 1)) days.push(day)
  return days
}

const section = (days: readonly CivilDate[]): PlanSection => ({ key: days[0] ?? '', days })
const upTo = (count: number, daysOf: (index: number) => readonly CivilDate[]) =>
  Array.from({ length: count }, (_, index) => section(daysOf(index)))
