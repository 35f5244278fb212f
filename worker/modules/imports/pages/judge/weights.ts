import type { IngredientSigns } from './ingredient-signs.ts'
import type { StepSigns } from './step-signs.ts'

/**
 * What a sign weighs, as `node scripts/learn-judges.ts` learns it from pages of which the right answer is known.
 * `groupNames` is certain, and too few of these pages have it.
 */
export const ingredientWeights: Readonly<IngredientSigns> = {
  markup: 3.67,
  heading: 2.41,
  amounts: 3.37,
  amountsFirst: 0.87,
  glued: -2.82,
  manyLines: 4.6,
  likeOthers: 7.81,
  namesOfMarkup: 5.47,
  namesInMarkup: 3.39,
  partsOfOthers: -1.97,
  groupNames: -12,
  repeated: -2.53,
  broken: -3.14,
  cleaner: 4.26,
}

/** `article` and `cutShort` were reported by people; too few of the pages that are learned from have them. */
export const stepWeights: Readonly<StepSigns> = {
  markup: 3.26,
  heading: 1.05,
  element: 1.12,
  below: 0.37,
  likeOthers: 8.75,
  ofMarkup: 8.85,
  excerpt: 1.9,
  cutShort: 12,
  article: -14,
  repeated: -1.63,
  ended: 1.59,
}
