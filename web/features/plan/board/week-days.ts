import { addDays, type CivilDate, civilToDate, weekStart } from '#web/lib/format/civil-date.ts'

/** The seven days of the week of `day`; `firstWeekday` 0 is Sunday and 1 Monday. */
export function daysOfWeek(day: CivilDate, firstWeekday: number): CivilDate[] {
  const first = weekStart(day, firstWeekday)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** The number of the week by ISO 8601: that of its Thursday, the first of a year being the one with its first Thursday. */
export function weekNumber(day: CivilDate): number {
  const thursday = addDays(weekStart(day, 1), 3)
  const newYear = `${thursday.slice(0, 4)}-01-01`
  const days = Math.round((civilToDate(thursday).getTime() - civilToDate(newYear).getTime()) / 86_400_000)
  return 1 + Math.floor(days / 7)
}

/** Days from one to another; both are noon somewhere, and no change of the clock is half a day. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((civilToDate(to).getTime() - civilToDate(from).getTime()) / 86_400_000)
