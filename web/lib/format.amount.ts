const glyphs: readonly [part: number, glyph: string][] = [
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
export function formatAmount(amount: number, { fractions, decimals, language }: AmountStyle): string {
  if (fractions && amount > 0 && amount < 10) {
    const whole = Math.floor(amount + tolerance)
    const rest = amount - whole
    const integer = new Intl.NumberFormat(language).format(whole)
    if (Math.abs(rest) <= tolerance && whole > 0) return integer
    const glyph = glyphs.find(([part]) => Math.abs(part - rest) <= tolerance)?.[1]
    if (glyph) return whole > 0 ? `${integer}${glyph}` : glyph
  }
  const vanishes = amount !== 0 && Math.abs(amount) < 0.5 * 10 ** -decimals
  return new Intl.NumberFormat(
    language,
    vanishes ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: decimals },
  ).format(amount)
}

/**
 * What a person typed as an amount: `1,5`, `1.5`, `1/2`, `1 1/2`, `1½`. The last separator is the decimal one unless the
 * language groups with it and three digits follow. Undefined when it is not a number.
 */
export function parseAmount(text: string, language: string): number | undefined {
  const plain = glyphs
    .reduce((rest, [part, glyph]) => rest.replace(glyph, ` ${part}`), text.trim())
    .replaceAll('⁄', '/')
    .trim()
  const [, whole, over, under] = /^(?:(\d+)\s+)?(\d+)\s*\/\s*(\d+)$/.exec(plain) ?? []
  if (over && under) return Number(under) > 0 ? Number(whole ?? 0) + Number(over) / Number(under) : undefined
  const numbers = plain.split(/\s+/).map((part) => parseDecimal(part, language))
  if (numbers.length > 2 || numbers.some((number) => number === undefined)) return undefined
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)
}

function parseDecimal(text: string, language: string): number | undefined {
  const group = new Intl.NumberFormat(language).formatToParts(12345).find(({ type }) => type === 'group')?.value
  const isGrouped = group === '.' || group === ',' ? new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(text) : false
  const plain = isGrouped && group ? text.replaceAll(group, '') : text.replace(',', '.')
  return /^\d*\.?\d+$/.test(plain) ? Number(plain) : undefined
}
