import type { JsonValue } from '../json/json-value.ts'
import { isObject } from '../json/json-value.ts'
import { schemaProperty, textOf } from '../schema/terms.ts'

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
  const minutes = iso(text) ?? plain(text) ?? clock(text) ?? spokenMinutes(text) ?? 0
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

function clock(text: string): number | null {
  const match = /^(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*(?:h|hrs?|hours?|uur|Std))?\.?$/i.exec(text)
  return match ? Number(match[1]) * 60 + Number(match[2]) + Number(match[3] ?? 0) / 60 : null
}

const UNITS: ReadonlyArray<readonly [RegExp, number]> = [
  [
    /^(?:d|days?|tage?n?|tag|jours?|d[ií]as?|dagen|dag|dagar|dage|døgn|giorn[io]|dias?|dni|dzień|dn[íůy]|den|gün|日|天)$/iu,
    1_440,
  ],
  [
    /^(?:h|hrs?|hours?|std|stunden?|heures?|horas?|uur|uren|tim|timmar|timme|timer?|or[ae]|godz\w*|hod\w*|óra|saat\w*|t|ώρ\p{L}*|час\p{L}*|ч|時間|小时|小時)$/iu,
    60,
  ],
  [/^(?:m|mins?|minut\p{L}*|minuters?|perc|dakika|dk|dak|λεπτ\p{L}*|мин\p{L}*|хв\p{L}*|分\p{L}*)$/iu, 1],
  [/^(?:s|secs?|seconds?|sek\p{L}*|secondes?|segundos?|秒)$/iu, 1 / 60],
]
const AMOUNT =
  /(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔]|\d\s*\/\s*\d)?\s*(?:(?:-|–|—|to|bis|à|a|til|tot)\s*(\d+(?:[.,]\d+)?)?\s*([½¼¾⅓⅔])?)?\s*(\p{L}+)/giu

function spokenMinutes(text: string): number | null {
  let total = 0
  let known = false
  for (const [, low, lowFraction, high, highFraction, unit] of text.matchAll(AMOUNT)) {
    const upper = high || highFraction ? [high, highFraction] : [low, lowFraction]
    const minutes = UNITS.find(([name]) => name.test(unit ?? ''))?.[1]
    const amount = (decimal(upper[0] ?? '') ?? 0) + fraction(upper[1])
    if (minutes === undefined || amount === 0) continue
    total += amount * minutes
    known = true
  }
  return known ? total : null
}

function decimal(text: string): number | null {
  const value = Number(text.replace(',', '.'))
  return text && Number.isFinite(value) ? value : null
}

const FRACTIONS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
])

function fraction(text: string | undefined): number {
  if (!text) return 0
  const [over = 0, under = 0] = text.split('/').map(Number)
  return FRACTIONS.get(text) ?? (under ? over / under : 0)
}
