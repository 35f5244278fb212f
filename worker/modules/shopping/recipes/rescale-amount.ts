export interface Portion {
  amount: number
  servings: number
  unit?: number | null
}

/** A recipe for 0 servings is taken as it is. */
export const portionFor = ({ amount, servings: written }: Portion, servings: number): number =>
  written > 0 ? roundFloat((amount * servings) / written) : amount

/**
 * An edited amount keeps its proportion. An unedited one is computed from the recipe again, so that scaling back and
 * forth loses nothing.
 */
export function rescaleAmount(amount: number, portion: Portion | null, from: number, to: number): number {
  if (portion && isNearlyEqual(amount, portionFor(portion, from))) return portionFor(portion, to)
  return from > 0 ? roundFloat((amount * to) / from) : amount
}

/** A double is exact to fifteen digits: 0.1 × 3 is 0.3. */
const roundFloat = (amount: number): number => Number(amount.toPrecision(15))

const isNearlyEqual = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
