import { upperEndOf } from '#worker/modules/amounts/index.ts'
import type { IngredientRow } from './recipe.rows.ts'

/** The shopping list takes the upper end of a range. */
export const toShoppingIngredient = (ingredient: IngredientRow): IngredientRow => ({
  ...ingredient,
  amount: upperEndOf(ingredient),
  amount_max: null,
})
