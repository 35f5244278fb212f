/** Civil dates, `YYYY-MM-DD`, first and last included. */
export interface Days {
  today: string
  from: string
  to: string
}

const DAY = 86_400_000

/** This week, from Monday on, and the next, where it is today in the zone; without a zone, in Greenwich. */
export function twoWeeks(at: string, zone: string): Days {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: zone || 'UTC', dateStyle: 'short' }).format(Date.parse(at))
  const monday = Date.parse(today) - ((new Date(today).getUTCDay() + 6) % 7) * DAY
  return { today, from: dayOf(monday), to: dayOf(monday + 13 * DAY) }
}

export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: (Date.parse(to) - Date.parse(from)) / DAY + 1 }, (_, n) => dayOf(Date.parse(from) + n * DAY))

const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10)
