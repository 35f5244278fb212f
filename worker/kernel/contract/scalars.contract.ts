import * as z from 'zod'
import { currentZone } from './with-zone.contract.ts'

/** Existing clients show these messages word for word. */
const errorMessages = (otherwise: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'This field is required.' : input === null ? 'This field may not be null.' : otherwise,
})

const MAX_INT32 = 2 ** 31 - 1
const YES = new Set(['true', 't', 'yes', 'y', 'on', '1'])
const NO = new Set(['false', 'f', 'no', 'n', 'off', '0'])

const toText = (value: unknown) => (typeof value === 'number' ? String(value) : value)
const toInt = (value: unknown) =>
  typeof value === 'string' && /^\s*-?\d+(\.0+)?\s*$/.test(value) ? Number(value) : value
const toDecimal = (value: unknown) => {
  if (typeof value === 'boolean') return Number(value)
  if (typeof value !== 'string') return value
  const number = value.trim().replace(',', '.')
  return number === '' ? 0 : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(number) ? Number(number) : value
}
const toBool = (value: unknown) => {
  const word = typeof value === 'object' ? '' : String(value).toLowerCase()
  return YES.has(word) ? true : NO.has(word) ? false : value
}

const NO_NULL = [/^[^\0]*$/, 'Null characters are not allowed.'] as const

const maxLengthMessage = (n: number) => `Ensure this field has no more than ${n} characters.`
/** NFKC turns some characters into several; limits apply to what is searched and compared. */
const MAX_NFKC_GROWTH = 2

const stringSchema = (length: number) =>
  z
    .string(errorMessages('Not a valid string.'))
    .regex(...NO_NULL)
    .trim()
    .max(length, maxLengthMessage(length))
    .refine(
      (value) => value.length > length || value.normalize('NFKC').length <= length * MAX_NFKC_GROWTH,
      maxLengthMessage(length),
    )

/** Bidirectional control characters would reorder the text beside a name. */
const toLine = (value: unknown) => {
  const text = toText(value)
  return typeof text === 'string'
    ? text.replace(/[^\P{Cc}\0]+|[\u2028\u2029]+/gu, ' ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
    : text
}
const toProse = (value: unknown) => {
  const text = toText(value)
  return typeof text === 'string' ? text.replace(/[^\P{Cc}\0\t\n\r]/gu, '') : text
}
/** Text up to this length is a single line. */
const MAX_LINE_LENGTH = 128

export const text = (length: number) =>
  z.preprocess(toLine, stringSchema(length).min(1, 'This field may not be blank.'))

export const blankableText = (length = 100_000) =>
  z.preprocess(length > MAX_LINE_LENGTH ? toProse : toLine, stringSchema(length))

export const int = () =>
  z.preprocess(
    toInt,
    z
      .number(errorMessages('A valid integer is required.'))
      .int('A valid integer is required.')
      .min(-MAX_INT32)
      .max(MAX_INT32),
  )

/** Amounts and servings: full precision, a comma or a point, null for an empty string. */
export const decimal = () =>
  z.preprocess(toDecimal, z.number(errorMessages('A valid number is required.')).min(-1e12).max(1e12))

export const bool = () => z.preprocess(toBool, z.boolean(errorMessages('Must be a valid boolean.')))

const DATE = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const DATETIME =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].'

/** A civil date. A time of day behind it is cut off, never converted, so that a planned day does not move. */
export const day = () =>
  z.preprocess((value) => (typeof value === 'string' ? value.slice(0, 10) : value), z.iso.date(errorMessages(DATE)))

/** An instant as UTC with milliseconds. Without an offset it is read in the zone of the space. */
export const instant = () =>
  z.preprocess((value) => (typeof value === 'string' ? utcOf(value) : value), z.iso.datetime(errorMessages(DATETIME)))

function utcOf(written: string): string {
  const local = /^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T00:00` : written
  const isMoment = /(Z|[+-]\d\d:?\d\d)$/i.test(local)
  const time = Date.parse(isMoment ? local : `${local}Z`)
  if (Number.isNaN(time)) return written
  return new Date(isMoment ? time : instantInZone(currentZone(), time)).toISOString()
}

export const verbatimText = (length: number) =>
  z.preprocess(
    toText,
    z
      .string(errorMessages('Not a valid string.'))
      .regex(...NO_NULL)
      .max(length, maxLengthMessage(length)),
  )

/** The instant, in milliseconds, at which clocks in a zone show `shown`, a time read as UTC. A blank zone is UTC. */
export function instantInZone(zone: string, shown: number): number {
  if (zone === '') return shown
  const estimate = shown - offsetAt(zone, shown)
  return shown - offsetAt(zone, estimate)
}

/** Milliseconds by which a zone is ahead of UTC at an instant. */
function offsetAt(zone: string, instant: number): number {
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${local.format(instant).replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000
}
