import { addDays, type CivilDate, civilToDate, weekStart } from '#web/lib/format/civil-date.ts'

/** `firstWeekday`: 0 is Sunday, 1 is Monday. */
export function daysOfWeek(day: CivilDate, firstWeekday: number): CivilDate[] {
  const first = weekStart(day, firstWeekday)
  return Array.from({ length: 7 }, (_, index) => addDays(first, index))
}

/** ISO 8601: a week belongs to the year of its Thursday. */
export function weekNumber(day: CivilDate): number {
  const thursday = addDays(weekStart(day, 1), 3)
  const newYear = `${thursday.slice(0, 4)}-01-01`
  const days = Math.round((civilToDate(thursday).getTime() - civilToDate(newYear).getTime()) / 86_400_000)
  return 1 + Math.floor(days / 7)
}

/** Rounds, because a clock change makes a day of 23 or 25 hours. */
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((civilToDate(to).getTime() - civilToDate(from).getTime()) / 86_400_000)
