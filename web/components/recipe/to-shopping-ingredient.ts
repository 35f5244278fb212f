import { upperEndOf } from '#worker/modules/amounts/index.ts'
import type { IngredientRow } from './recipe.rows.ts'

/** An ingredient as it goes on the shopping list: enough for the upper end of a range. */
export const toShoppingIngredient = (ingredient: IngredientRow): IngredientRow => ({
  ...ingredient,
  amount: upperEndOf(ingredient),
  amount_max: null,
})
