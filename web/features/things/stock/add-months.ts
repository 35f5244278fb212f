import { type CivilDate, civilToDate, toCivilDate } from '#web/lib/format/civil-date.ts'

/** The same day of another month, or its last where it has none such. */
export function addMonths(day: CivilDate, months: number): CivilDate {
  const date = civilToDate(day)
  const wanted = date.getDate()
  date.setMonth(date.getMonth() + months)
  if (date.getDate() !== wanted) date.setDate(0)
  return toCivilDate(date)
}
