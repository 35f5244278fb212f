import * as z from 'zod'
import { momentIn } from './zone-moment.contract.ts'
import { zoneRead } from './zone-reading.contract.ts'

/** Messages in the words that clients of this API already know how to show. */
const refuse = (otherwise: string) => ({
  error: ({ input }: { input?: unknown }) =>
    input === undefined ? 'This field is required.' : input === null ? 'This field may not be null.' : otherwise,
})

const INT32 = 2 ** 31 - 1
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

const max = (n: number) => `Ensure this field has no more than ${n} characters.`
/** Signs that stand for many letters count as such: what is searched and compared are the letters. */
const MOST_GROWTH = 2

const string = (length: number) =>
  z
    .string(refuse('Not a valid string.'))
    .regex(...NO_NULL)
    .trim()
    .max(length, max(length))
    .refine((value) => value.length > length || value.normalize('NFKC').length <= length * MOST_GROWTH, max(length))

/** A name is one line, in which nothing turns the direction of what stands beside it. */
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
/** What holds no more is a name or a word, and one line. */
const LINE = 128

/** A line of text that may not be blank, trimmed. */
export const text = (length: number) => z.preprocess(toLine, string(length).min(1, 'This field may not be blank.'))

/** Text that may be blank, trimmed. */
export const blankable = (length = 100_000) => z.preprocess(length > LINE ? toProse : toLine, string(length))

export const int = () =>
  z.preprocess(
    toInt,
    z.number(refuse('A valid integer is required.')).int('A valid integer is required.').min(-INT32).max(INT32),
  )

/** Amounts and servings: full precision, a comma or a point, an empty string for nothing. */
export const decimal = () =>
  z.preprocess(toDecimal, z.number(refuse('A valid number is required.')).min(-1e12).max(1e12))

export const bool = () => z.preprocess(toBool, z.boolean(refuse('Must be a valid boolean.')))

const DATE = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const DATETIME =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].'

/** A civil date. A time of day behind it is cut off, never shifted: a planned day does not move. */
export const day = () =>
  z.preprocess((value) => (typeof value === 'string' ? value.slice(0, 10) : value), z.iso.date(refuse(DATE)))

/** An instant. Without an offset it is what clocks of the space show; stored and answered as UTC with milliseconds. */
export const instant = () =>
  z.preprocess((value) => (typeof value === 'string' ? utcOf(value) : value), z.iso.datetime(refuse(DATETIME)))

function utcOf(written: string): string {
  const local = /^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T00:00` : written
  const isMoment = /(Z|[+-]\d\d:?\d\d)$/i.test(local)
  const time = Date.parse(isMoment ? local : `${local}Z`)
  if (Number.isNaN(time)) return written
  return new Date(isMoment ? time : momentIn(zoneRead(), time)).toISOString()
}

/** Text that may be blank and is kept as it was typed, spaces and all. */
export const verbatim = (length: number) =>
  z.preprocess(
    toText,
    z
      .string(refuse('Not a valid string.'))
      .regex(...NO_NULL)
      .max(length, max(length)),
  )
