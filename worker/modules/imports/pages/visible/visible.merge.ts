import type { Draft } from '../draft.ts'
import { fill } from '../draft.merge.ts'

/**
 * Completes structured data by what the page shows. Without structured data, the page must show both ingredients and steps
 * to count as a recipe.
 */
export function withVisible(structured: Draft | null, visible: Draft): Draft | null {
  if (!structured) return visible.ingredients.length && visible.steps.length ? visible : null
  return fill(structured, visible)
}
