import { type AmountRange, upperEndOf, toRange } from './amount-range.ts'

/** Multiplies without the error of binary fractions: 0.1 × 3 is 0.3. */
export function scaleAmount(amount: number, factor: number): number {
  const scaled = amount * factor
  return Number.isFinite(scaled) ? Number(scaled.toPrecision(SIGNIFICANT)) : amount
}

export const scaleRange = (range: AmountRange, factor: number): AmountRange =>
  toRange(scaleAmount(range.amount, factor), scaleAmount(upperEndOf(range), factor))

/** Recipes without sensible servings count as one. */
export const servingsFactor = (wanted: number, servings: number): number => wanted / (servings > 0 ? servings : 1)

/** A double holds 15 significant digits; 14 absorb the error of one multiplication. */
const SIGNIFICANT = 14
