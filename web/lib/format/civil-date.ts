/** A day in the calendar, `2026-11-27`, in no time zone. */
export type CivilDate = string

export const toCivilDate = (date: Date): CivilDate =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

export const today = (): CivilDate => toCivilDate(new Date())

/** Noon, so that no change to or from summer time moves it to another day. */
export const civilToDate = (day: CivilDate): Date => new Date(`${day.slice(0, 10)}T12:00:00`)

export function addDays(day: CivilDate, days: number): CivilDate {
  const date = civilToDate(day)
  date.setDate(date.getDate() + days)
  return toCivilDate(date)
}

/** `firstDay` is 0 for Sunday, 1 for Monday. */
export const weekStart = (day: CivilDate, firstDay: number): CivilDate =>
  addDays(day, -((civilToDate(day).getDay() - firstDay + 7) % 7))
