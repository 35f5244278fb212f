import * as z from 'zod'
import { idRef } from '../../../kernel/contract/ref.contract.ts'
import { decimal, int } from '../../../kernel/contract/scalars.contract.ts'

/** Puts a recipe on the list, or changes what of it is there: 0 servings take it off. */
export const recipeShopping = z
  .object({
    ingredients: z.array(int()).nullish(),
    servings: decimal().nullish(),
    list_recipe: int().nullish(),
    mealplan: idRef().nullish(),
  })
  .meta({ id: 'RecipeShoppingUpdateRequest' })

export const recipeShopped = z
  .object({
    /** The shopping-list-recipe; null once it was taken off. */
    id: z.int().nullable(),
    msg: z.string(),
    /** Ingredients that now have an entry. */
    ingredients: z.array(z.int()),
  })
  .meta({ id: 'RecipeShoppingUpdate' })

const truthyFlag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === 1)

/** Puts a food on the list; `delete` (or `_delete`, as older clients write) takes it off. */
export const foodToShop = z
  .object({
    amount: decimal().nullish(),
    unit: idRef().nullish(),
    delete: truthyFlag,
    _delete: truthyFlag,
  })
  .meta({ id: 'FoodShoppingUpdateRequest' })
