/** A civil date, `2026-11-27`: a day in the calendar, in no time zone. */
export type CivilDate = string

export const toCivilDate = (date: Date): CivilDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export const today = (): CivilDate => toCivilDate(new Date())

/** Noon of that day here, so that no change to or from summer time can move it to another day. */
export const civilToDate = (day: CivilDate): Date => new Date(`${day.slice(0, 10)}T12:00:00`)

export function addDays(day: CivilDate, days: number): CivilDate {
  const date = civilToDate(day)
  date.setDate(date.getDate() + days)
  return toCivilDate(date)
}

/** The first day of the week of `day`; weeks start on `firstDay`, 0 is Sunday and 1 Monday. */
export const weekStart = (day: CivilDate, firstDay: number): CivilDate =>
  addDays(day, -((civilToDate(day).getDay() - firstDay + 7) % 7))
