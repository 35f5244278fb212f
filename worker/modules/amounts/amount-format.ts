import { type AmountRange, upperEndOf } from './amount-range.ts'
import { kitchenFraction } from './kitchen-fraction.ts'

export interface AmountFormat {
  fractions?: boolean
  /** 0 to 6. */
  decimals?: number
  /** BCP 47. */
  locale?: string
}

/** Plain text ("1½", "0,33"); empty if not finite. Keeps one digit, so that a small amount never reads as zero. */
export function formatAmount(amount: number, format: AmountFormat = {}): string {
  if (!Number.isFinite(amount)) return ''
  const { fractions = false, decimals = 2, locale = 'en' } = format
  const number = (value: number, places: number) => formatter(locale, places).format(value)
  const mixed = fractions ? kitchenFraction(Math.abs(amount)) : null
  if (mixed) {
    const sign = amount < 0 ? '-' : ''
    const whole = mixed.whole > 0 || mixed.above === 0 ? number(mixed.whole, 0) : ''
    return sign + whole + fractionText(mixed.above, mixed.below, whole !== '')
  }
  const places = Math.min(Math.max(Math.trunc(decimals) || 0, 0), MAX_PLACES)
  const isLost = amount !== 0 && Math.abs(amount) < 0.5 * 10 ** -places
  return isLost ? oneDigitFormatter(locale).format(amount) : number(amount, places)
}

/** "20–30", or one number if both ends format alike. */
export function formatRange(range: AmountRange, format: AmountFormat = {}): string {
  const from = formatAmount(range.amount, format)
  const to = formatAmount(upperEndOf(range), format)
  return from === to ? from : `${from}–${to}`
}

function fractionText(above: number, below: number, hasWhole: boolean): string {
  if (above === 0) return ''
  const glyph = GLYPHS[`${above}/${below}`]
  if (glyph) return glyph
  return `${hasWhole ? '\u2009' : ''}${superscript(above)}\u2044${subscript(below)}`
}

const superscript = (number: number): string => String(number).replace(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]!)
const subscript = (number: number): string => String(number).replace(/\d/g, (digit) => '₀₁₂₃₄₅₆₇₈₉'[Number(digit)]!)

const formatters = new Map<string, Intl.NumberFormat>()

function cachedFormatter(key: string, locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const known = formatters.get(key)
  if (known) return known
  const made = new Intl.NumberFormat(isLocale(locale) ? locale : 'en', { useGrouping: 'min2', ...options })
  if (formatters.size < MAX_FORMATTERS) formatters.set(key, made)
  return made
}

const formatter = (locale: string, places: number): Intl.NumberFormat =>
  cachedFormatter(`${locale} ${places}`, locale, { maximumFractionDigits: places })

const oneDigitFormatter = (locale: string): Intl.NumberFormat =>
  cachedFormatter(`${locale} digit`, locale, { maximumSignificantDigits: 1 })

function isLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length > 0
  } catch {
    return false
  }
}

const MAX_PLACES = 6
const MAX_FORMATTERS = 100
const GLYPHS: Record<string, string> = {
  '1/2': '½',
  '1/3': '⅓',
  '2/3': '⅔',
  '1/4': '¼',
  '3/4': '¾',
  '1/6': '⅙',
  '5/6': '⅚',
  '1/8': '⅛',
  '3/8': '⅜',
  '5/8': '⅝',
  '7/8': '⅞',
}
