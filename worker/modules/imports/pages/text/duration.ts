import { durationParts, minutesIn, readClock } from '#worker/modules/recipes/instruction/duration/duration-field.ts'
import type { JsonValue } from '../json/json-value.ts'
import { isObject } from '../json/json-value.ts'
import { schemaProperty, textOf } from '../schema/terms.ts'
import { timeInDigits } from './spoken/time-in-digits.ts'

const MAX_MINUTES = 60 * 24 * 366

/**
 * Minutes of a duration: ISO 8601 (also sloppy), a number of minutes, `1:30`, or words in the languages recipes are written
 * in. Seconds round up, the upper end of a range counts, and 0 means unknown.
 */
export function minutesOf(value: JsonValue | undefined): number {
  const bounds = isObject(value) ? schemaProperty(value, 'maxValue', 'value', 'minValue') : undefined
  const text = textOf(bounds ?? value)
    .trim()
    .slice(0, 200)
  const minutes = iso(text) ?? plain(text) ?? readClock(text) ?? hoursAnd(text) ?? inDigits(text) ?? inWords(text) ?? 0
  return Number.isFinite(minutes) && minutes > 0 ? Math.min(Math.ceil(minutes - 1e-6), MAX_MINUTES) : 0
}

const ISO =
  /^[-+]?P(?:([\d.,]+)Y)?(?:([\d.,]+)M)?(?:([\d.,]+)W)?(?:([\d.,]+)D)?(?:T?(?:([\d.,]+)H)?(?:([\d.,]+)M)?(?:([\d.,]+)S)?)?$/i
const ISO_MINUTES = [525_600, 43_200, 10_080, 1_440, 60, 1, 1 / 60]

function iso(text: string): number | null {
  const compact = text.replace(/\s+/g, '')
  const match = ISO.exec(compact.replace(/^PT?(?=\d[\d.,]*M(?:IN)?$)/i, 'PT').replace(/MIN(?:UTES?|S)?$/i, 'M'))
  if (!match) return null
  const parts = match.slice(1)
  return ISO_MINUTES.reduce((sum, minutes, index) => sum + (decimal(parts[index] ?? '') ?? 0) * minutes, 0)
}

const plain = (text: string): number | null => (/^\d+(?:\.\d+)?$/.test(text) ? Number(text) : null)

/** "1 h 15", whose minutes have no word. */
function hoursAnd(text: string): number | null {
  const match = /^(\d{1,3})\s*(?:h|hrs?|hours?|std|stunden?|heures?)\.?\s*(\d{1,2})$/i.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) : null
}

/** "1 hr 30 mins", as most times are written: those in words are looked for in every language, which costs more. */
function inDigits(text: string): number | null {
  if (!/^(?:\d+\s?\p{L}+\.?(?:\s|$))+$/u.test(text)) return null
  const parts = durationParts(text)
  const isUnderstood = parts.length === text.match(/\d+/g)?.length && parts.every(({ unit }) => unit)
  return isUnderstood ? spokenMinutes(text) : null
}

function inWords(text: string): number | null {
  const written = timeInDigits(text).trim().replace(/\s+/g, ' ')
  return hoursAnd(written) ?? spokenMinutes(written)
}

function spokenMinutes(text: string): number | null {
  const times = durationParts(text).flatMap(({ amount, unit }) =>
    unit && amount > 0 ? [amount * minutesIn(unit)] : [],
  )
  return times.length > 0 ? times.reduce((sum, minutes) => sum + minutes, 0) : null
}

function decimal(text: string): number | null {
  const value = Number(text.replace(',', '.'))
  return text && Number.isFinite(value) ? value : null
}
