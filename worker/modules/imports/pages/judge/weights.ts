import type { IngredientSigns } from './ingredient-signs.ts'
import type { StepSigns } from './step-signs.ts'

/** What a sign weighs, as `node scripts/learn-judges.ts` learns it from pages of which the right answer is known. */
export const ingredientWeights: Readonly<IngredientSigns> = {
  markup: 3.66,
  heading: 2.46,
  amounts: 3.42,
  amountsFirst: 0.8,
  glued: -2.22,
  manyLines: 3.67,
  likeOthers: 8.23,
  namesOfMarkup: 4.4,
  namesInMarkup: 2.51,
  partsOfOthers: -0.47,
  groupNames: 2.43,
  broken: -4.17,
  cleaner: 4.61,
}

/** `article` was reported by people; too few of the pages that are learned from have one. */
export const stepWeights: Readonly<StepSigns> = {
  markup: 3.13,
  heading: 0.99,
  element: 1.16,
  below: 0.28,
  likeOthers: 8.79,
  ofMarkup: 8.91,
  excerpt: 2.29,
  article: -14,
  repeated: -1.59,
  ended: 1.6,
}
