import { toShoppingIngredient } from '../to-shopping-ingredient.ts'
import type { IngredientRow, RecipeRow } from '../recipe.rows.ts'
import { groupsByStep } from '../ingredient-groups.ts'

export type ExclusionReason = 'onhand' | 'ignored'

export interface ShoppingLine {
  ingredient: IngredientRow
  exclusionReason: ExclusionReason | null
}

/** In recipe order. The server never adds ignored foods. */
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
