import { type AmountRange, upperEndOf } from '#worker/modules/amounts/amount-range.ts'

/** The fractions that a cup or spoon measures. */
export const fractionGlyphs: readonly [part: number, glyph: string][] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]
/** A kitchen has no finer measure than this, so anything as close to a fraction is that fraction. */
const tolerance = 0.02

export interface AmountStyle {
  fractions: boolean
  decimals: number
  language: string
}

/**
 * An amount as a cook reads it: `1½` or `1.5`, never `1.4999`. Fractions are those with a measuring cup or spoon; other
 * values, and those of 10 or more, stay decimal. An amount too small for the decimals keeps its first digit, never 0.
 */
export function formatLocalAmount(amount: number, { fractions, decimals, language }: AmountStyle): string {
  if (fractions && amount > 0 && amount < 10) {
    const whole = Math.floor(amount + tolerance)
    const rest = amount - whole
    const integer = new Intl.NumberFormat(language).format(whole)
    if (Math.abs(rest) <= tolerance && whole > 0) return integer
    const glyph = fractionGlyphs.find(([part]) => Math.abs(part - rest) <= tolerance)?.[1]
    if (glyph) return whole > 0 ? `${integer}${glyph}` : glyph
  }
  const vanishes = amount !== 0 && Math.abs(amount) < 0.5 * 10 ** -decimals
  return new Intl.NumberFormat(
    language,
    vanishes ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: decimals },
  ).format(amount)
}

/** Both ends of a range, and one where they read alike. */
export function formatLocalRange(range: AmountRange, style: AmountStyle): string {
  const from = formatLocalAmount(range.amount, style)
  const to = formatLocalAmount(upperEndOf(range), style)
  return from === to ? from : `${from}–${to}`
}
