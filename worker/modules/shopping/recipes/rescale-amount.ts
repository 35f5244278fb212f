/** What a recipe asks for of one ingredient, for as many servings as the recipe is written for. */
export interface Portion {
  amount: number
  servings: number
  /** In which unit; left out where that is not known. */
  unit?: number | null
}

/** What so many servings take. A recipe for nobody is taken as it stands. */
export const portionFor = ({ amount, servings: written }: Portion, servings: number): number =>
  written > 0 ? roundFloat((amount * servings) / written) : amount

/**
 * What an entry becomes when its recipe goes from one number of servings to another. An amount that somebody changed by
 * hand keeps its proportion; one that is as the recipe says is worked out anew, so that scaling to and fro loses nothing.
 */
export function rescaleAmount(amount: number, portion: Portion | null, from: number, to: number): number {
  if (portion && isNearlyEqual(amount, portionFor(portion, from))) return portionFor(portion, to)
  return from > 0 ? roundFloat((amount * to) / from) : amount
}

/** Fifteen digits are all that a double holds for sure: 0.1 × 3 is 0.3. */
const roundFloat = (amount: number): number => Number(amount.toPrecision(15))

const isNearlyEqual = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))
