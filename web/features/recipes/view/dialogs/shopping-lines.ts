import { toShoppingIngredient } from '#web/components/recipe/to-shopping-ingredient.ts'
import type { IngredientRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { groupsByStep } from '../ingredient-groups.ts'

/** Why a line is not ticked to begin with: the food is in the house, or nobody ever buys it. */
export type ExclusionReason = 'onhand' | 'ignored'

export interface ShoppingLine {
  ingredient: IngredientRow
  exclusionReason: ExclusionReason | null
}

/** What of a recipe can be shopped for, in the order of the recipe. The server never puts ignored foods on the list. */
export const shoppingLines = (recipe: RecipeRow): ShoppingLine[] =>
  groupsByStep(recipe)
    .flatMap(({ ingredients }) => ingredients.map(({ ingredient }) => ingredient))
    .filter(({ is_header, food }) => !is_header && food !== null)
    .map((ingredient) => ({
      ingredient: toShoppingIngredient(ingredient),
      exclusionReason: exclusionReason(ingredient),
    }))

function exclusionReason({ food }: IngredientRow): ExclusionReason | null {
  if (food?.ignore_shopping) return 'ignored'
  return food?.food_onhand ? 'onhand' : null
}
