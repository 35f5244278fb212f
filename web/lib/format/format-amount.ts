import { type AmountRange, upperEndOf } from '#worker/modules/amounts/amount-range.ts'

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
/** Kitchens measure no finer, so a value this close to a fraction is that fraction. */
const tolerance = 0.02

export interface AmountStyle {
  fractions: boolean
  decimals: number
  language: string
}

/** Fractions are those of cups and spoons, below 10. A tiny amount keeps its first digit, never 0. */
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

/** One amount where both ends read alike. */
export function formatLocalRange(range: AmountRange, style: AmountStyle): string {
  const from = formatLocalAmount(range.amount, style)
  const to = formatLocalAmount(upperEndOf(range), style)
  return from === to ? from : `${from}–${to}`
}
