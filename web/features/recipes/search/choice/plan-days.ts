import { addDays, type CivilDate } from '#web/lib/format/civil-date.ts'

/** A month of dinners: more at once is a slip. */
export const maxPlanned = 31

/** One recipe a day, in the order in which they were chosen, or all on one day. */
export const planDays = (count: number, from: CivilDate, isSpread: boolean): CivilDate[] =>
  Array.from({ length: count }, (_, index) => (isSpread ? addDays(from, index) : from))
