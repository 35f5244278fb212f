import { fill } from '../draft.merge.ts'
import type { Draft } from '../draft.ts'
import { chooseIngredients } from './ingredients.choose.ts'
import { chooseSteps } from './steps.choose.ts'

/**
 * Completes structured data by what the page shows. Without structured data, the page must show both ingredients and steps
 * to count as a recipe.
 */
export function withVisible(structured: Draft | null, visible: Draft): Draft | null {
  if (!structured) return visible.ingredients.length && visible.steps.length ? visible : null
  const filled = fill(structured, visible)
  return {
    ...filled,
    ingredients: [...(chooseIngredients(structured.ingredients, visible.ingredients) ?? filled.ingredients)],
    steps: [...(chooseSteps(structured.steps, visible.steps) ?? filled.steps)],
  }
}
