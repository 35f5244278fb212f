import * as z from 'zod'
import { instantInZone } from './instant-in-zone.contract.ts'
import { currentZone } from './with-zone.contract.ts'

/** Messages in the words that clients of this API already know how to show. */
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
/** Signs that stand for many letters count as such: what is searched and compared are the letters. */
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
const MAX_LINE_LENGTH = 128

/** A line of text that may not be blank, trimmed. */
export const text = (length: number) =>
  z.preprocess(toLine, stringSchema(length).min(1, 'This field may not be blank.'))

/** Text that may be blank, trimmed. */
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

/** Amounts and servings: full precision, a comma or a point, an empty string for nothing. */
export const decimal = () =>
  z.preprocess(toDecimal, z.number(errorMessages('A valid number is required.')).min(-1e12).max(1e12))

export const bool = () => z.preprocess(toBool, z.boolean(errorMessages('Must be a valid boolean.')))

const DATE = 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.'
const DATETIME =
  'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].'

/** A civil date. A time of day behind it is cut off, never shifted: a planned day does not move. */
export const day = () =>
  z.preprocess((value) => (typeof value === 'string' ? value.slice(0, 10) : value), z.iso.date(errorMessages(DATE)))

/** An instant. Without an offset it is what clocks of the space show; stored and answered as UTC with milliseconds. */
export const instant = () =>
  z.preprocess((value) => (typeof value === 'string' ? utcOf(value) : value), z.iso.datetime(errorMessages(DATETIME)))

function utcOf(written: string): string {
  const local = /^\d{4}-\d\d-\d\d$/.test(written) ? `${written}T00:00` : written
  const isMoment = /(Z|[+-]\d\d:?\d\d)$/i.test(local)
  const time = Date.parse(isMoment ? local : `${local}Z`)
  if (Number.isNaN(time)) return written
  return new Date(isMoment ? time : instantInZone(currentZone(), time)).toISOString()
}

/** Text that may be blank and is kept as it was typed, spaces and all. */
export const verbatimText = (length: number) =>
  z.preprocess(
    toText,
    z
      .string(errorMessages('Not a valid string.'))
      .regex(...NO_NULL)
      .max(length, maxLengthMessage(length)),
  )
