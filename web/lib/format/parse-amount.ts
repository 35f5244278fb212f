import { type AmountRange, toRange } from '#worker/modules/amounts/amount-range.ts'
import { fractionGlyphs } from './format-amount.ts'

/** Takes `1,5`, `1/2`, `1 1/2` or `1½`. A separator before three digits groups where the language groups by it. */
export function parseAmount(text: string, language: string): number | undefined {
  const plain = fractionGlyphs
    .reduce((rest, [part, glyph]) => rest.replace(glyph, ` ${part}`), text.trim())
    .replaceAll('⁄', '/')
    .trim()
  const [, whole, over, under] = /^(?:(\d+)(?:\s+|-))?(\d+)\s*\/\s*(\d+)$/.exec(plain) ?? []
  if (over && under) return Number(under) > 0 ? Number(whole ?? 0) + Number(over) / Number(under) : undefined
  const numbers = plain.split(/\s+/).map((part) => parseDecimal(part, language))
  if (numbers.length > 2 || numbers.some((number) => number === undefined)) return undefined
  return numbers.reduce<number>((sum, number) => sum + (number ?? 0), 0)
}

/** Also a range, `20-30` or `½ – 1`, in either order; equal ends are one amount. */
export function parseAmountRange(text: string, language: string): AmountRange | undefined {
  const one = parseAmount(text, language)
  if (one !== undefined) return { amount: one, amount_max: null }
  const [from, to, ...more] = text.split(/[-–—]/).map((end) => parseAmount(end, language))
  if (from === undefined || to === undefined || more.length > 0) return undefined
  return toRange(Math.min(from, to), Math.max(from, to))
}

function parseDecimal(text: string, language: string): number | undefined {
  const group = new Intl.NumberFormat(language).formatToParts(12345).find(({ type }) => type === 'group')?.value
  const isGrouped = group === '.' || group === ',' ? new RegExp(`^\\d{1,3}(\\${group}\\d{3})+$`).test(text) : false
  const plain = isGrouped && group ? text.replaceAll(group, '') : text.replace(',', '.')
  return /^\d*\.?\d+$/.test(plain) ? Number(plain) : undefined
}
