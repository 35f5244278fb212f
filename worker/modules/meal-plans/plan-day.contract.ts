import * as z from 'zod'

/** Clients show the instant's local date: 10:00 UTC keeps it from Honolulu to Chatham, midnight for half the world. */
export const PLAN_TIME = 'T10:00:00+00:00'

const DATE = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const UTC = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d)(?:\.\d+)?)?(?:Z|[+-]00:?00)$/i
const CIVIL = ['00:00:00', '10:00:00']

/** A UTC time is an instant; only midnight and the time of our own answers stand for the date as written. */
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

/** Without a zone, a UTC moment is somebody's midnight: from 13:00 on, of the next day east of Greenwich. */
export function civilDay(planned: string, zone: string): string {
  if (planned.length === 10) return planned
  const moment = Date.parse(planned)
  return zone === ''
    ? new Date(moment + DATE_LINE_MARGIN_MS).toISOString().slice(0, 10)
    : new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short' }).format(moment)
}

/** Up to eleven hours east of Greenwich, midnight is at or after 13:00 UTC of the day before. */
const DATE_LINE_MARGIN_MS = 11 * 3_600_000
