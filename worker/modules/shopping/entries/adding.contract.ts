import * as z from 'zod'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { decimal, int } from '#worker/kernel/contract/scalars.contract.ts'

/** What is new goes on `shopping_lists`; without any, on the lists of its food. */
export const recipeShopping = z
  .object({
    ingredients: z.array(int()).nullish(),
    servings: decimal().nullish(),
    list_recipe: int().nullish(),
    mealplan: idRefSchema().nullish(),
    shopping_lists: z.array(int()).nullish(),
  })
  .meta({ id: 'RecipeShoppingUpdateRequest' })

export const recipeShopped = z
  .object({
    id: z.int().nullable(),
    msg: z.string(),
    ingredients: z.array(z.int()),
  })
  .meta({ id: 'RecipeShoppingUpdate' })

const truthyFlag = z
  .unknown()
  .optional()
  .transform((value) => value === true || value === 'true' || value === 1)

/** Puts a food on the list; `delete` (`_delete` in older clients) removes it. */
export const foodToShop = z
  .object({
    amount: decimal().nullish(),
    unit: idRefSchema().nullish(),
    delete: truthyFlag,
    _delete: truthyFlag,
  })
  .meta({ id: 'FoodShoppingUpdateRequest' })
