import type { IngredientSigns } from './ingredient-signs.ts'
import type { StepSigns } from './step-signs.ts'

/**
 * What a sign weighs, as `node scripts/learn-judges.ts` learns it from pages of which the right answer is known.
 * `groupNames` is certain, and too few of these pages have it.
 */
export const ingredientWeights: Readonly<IngredientSigns> = {
  markup: 3.66,
  heading: 2.4,
  amounts: 3.23,
  amountsFirst: 0.9,
  glued: -2.77,
  manyLines: 4.27,
  likeOthers: 8.34,
  namesOfMarkup: 5.38,
  namesInMarkup: 3.45,
  partsOfOthers: -2.07,
  groupNames: -12,
  broken: -3.64,
  cleaner: 4.25,
}

/** `article` and `cutShort` were reported by people; too few of the pages that are learned from have them. */
export const stepWeights: Readonly<StepSigns> = {
  markup: 3.27,
  heading: 1.06,
  element: 1.13,
  below: 0.38,
  likeOthers: 8.75,
  ofMarkup: 8.86,
  excerpt: 1.91,
  cutShort: 12,
  article: -14,
  repeated: -1.63,
  ended: 1.62,
}
