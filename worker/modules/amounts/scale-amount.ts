import { type AmountRange, upperEndOf, toRange } from './amount-range.ts'

/** An amount times a factor without the dust of binary fractions: 0.1 three times is 0.3, a third three times is 1. */
export function scaleAmount(amount: number, factor: number): number {
  const scaled = amount * factor
  return Number.isFinite(scaled) ? Number(scaled.toPrecision(SIGNIFICANT)) : amount
}

/** Both ends of a range times a factor. */
export const scaleRange = (range: AmountRange, factor: number): AmountRange =>
  toRange(scaleAmount(range.amount, factor), scaleAmount(upperEndOf(range), factor))

/** How much of a recipe for `servings` to make for `wanted`. Recipes without sensible servings count as one. */
export const servingsFactor = (wanted: number, servings: number): number => wanted / (servings > 0 ? servings : 1)

/** A double holds 15 decimal digits for sure; one less swallows the error of one multiplication. */
const SIGNIFICANT = 14
