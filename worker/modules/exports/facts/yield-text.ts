import type { ExportedRecipe } from '../exported-recipe.ts'

/** "4 bowls"; blank where nobody said. */
export const yieldText = ({ servings, servings_text }: ExportedRecipe): string =>
  servings > 0 ? `${servings} ${servings_text}`.trim() : ''
