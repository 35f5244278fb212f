import type { IngredientSigns } from './ingredient-signs.ts'
import type { StepSigns } from './step-signs.ts'

/**
 * What a sign weighs, as `node scripts/learn-judges.ts` learns it from pages of which the right answer is known.
 * `groupNames` is certain, and too few of these pages have it.
 */
export const ingredientWeights: Readonly<IngredientSigns> = {
  markup: 3.71,
  heading: 2.49,
  amounts: 2.98,
  amountsFirst: 0.88,
  glued: -2.44,
  manyLines: 3.51,
  likeOthers: 8.27,
  namesOfMarkup: 4.65,
  namesInMarkup: 2.71,
  partsOfOthers: -1.35,
  groupNames: -12,
  broken: -3.85,
  cleaner: 4.53,
}

/** `article` was reported by people; too few of the pages that are learned from have one. */
export const stepWeights: Readonly<StepSigns> = {
  markup: 3.13,
  heading: 0.99,
  element: 1.15,
  below: 0.28,
  likeOthers: 8.8,
  ofMarkup: 8.91,
  excerpt: 2.29,
  article: -14,
  repeated: -1.59,
  ended: 1.6,
}
