import * as z from 'zod'

/**
 * The time of day that a plan's civil date, the first ten characters, travels with. Clients turn the instant into their
 * own zone and keep its date: 10:00 UTC is that same date from Honolulu to Chatham, midnight for half of the world only.
 */
export const PLAN_TIME = 'T10:00:00+00:00'

const DATE = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const UTC = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]00:?00)$/i
const CIVIL = ['00:00:00', '10:00:00']

/**
 * A planned day. What somebody wrote in their own zone, with or without saying which, is the day that they wrote. A time in
 * UTC is an instant, whose day depends on where one is; but midnight there, and the time that our answers have, only
 * stand for a day.
 */
export const plannedDay = () =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (parseInstant(value) ?? value.slice(0, 10)) : value),
    z.union([z.iso.date(), z.iso.datetime()], {
      error: ({ input }) =>
        input === undefined ? 'This field is required.' : input === null ? 'This field may not be null.' : DATE,
    }),
  )

function parseInstant(written: string): string | null {
  const [, day, minutes = '', seconds = '00'] = UTC.exec(written) ?? []
  const time = day === undefined || CIVIL.includes(`${minutes}:${seconds}`) ? NaN : Date.parse(written)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/**
 * The civil date of a planned day where the household is. Without a zone, a moment in UTC is taken for somebody's midnight,
 * as clients that send one mean it: from one in the afternoon on, it is the start of the next day east of Greenwich.
 */
export function civilDay(planned: string, zone: string): string {
  if (planned.length === 10) return planned
  const moment = Date.parse(planned)
  return zone === ''
    ? new Date(moment + DATE_LINE_MARGIN_MS).toISOString().slice(0, 10)
    : new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment)
}

/** From midnight eleven hours east of Greenwich until the end of the day in UTC. */
const DATE_LINE_MARGIN_MS = 11 * 3_600_000
