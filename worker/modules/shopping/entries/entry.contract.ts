import * as z from 'zod'
import { pageSchema, resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema, refOrNone } from '#worker/kernel/contract/ref.contract.ts'
import { bool, decimal, instant, int } from '#worker/kernel/contract/scalars.contract.ts'
import { food, foodRef } from '#worker/modules/foods/food.contract.ts'
import { unit, unitRef } from '#worker/modules/units/unit.contract.ts'
import { shoppingListRecipe } from '../recipes/list-recipe.contract.ts'
import { shoppingList, shoppingListRefs } from '#worker/modules/shopping-lists/shopping-list.contract.ts'

export const shoppingListEntry = resource({
  name: 'shopping-list-entry',
  title: 'ShoppingListEntry',
  fields: z.object({
    list_recipe: idRefSchema().nullish(),
    shopping_lists: shoppingListRefs().optional(),
    food: foodRef(),
    unit: refOrNone(unitRef()).optional(),
    amount: decimal(),
    order: int().default(0),
    checked: bool().default(false),
    ingredient: int().nullish(),
    completed_at: instant().nullish(),
    delay_until: instant().nullish(),
    mealplan_id: int().nullish(),
  }),
  reads: z.object({
    list_recipe: z.int().nullable(),
    shopping_lists: z.array(shoppingList.row),
    food: food.row.nullable(),
    unit: unit.row.nullable(),
    amount: z.number(),
    ingredient: z.int().nullable(),
    list_recipe_data: shoppingListRecipe.row.nullable(),
    created_by: userRow.nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    completed_at: z.string().nullable(),
    delay_until: z.string().nullable(),
  }),
  wishes: ['mealplan_id'],
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({
    updated_after: z.string().optional(),
    mealplan: z.string().optional(),
  }),
})

export type EntryRow = z.output<typeof shoppingListEntry.row>

/** With `updated_after`, a page also holds the ids that were removed since. */
export const entryPage = pageSchema(shoppingListEntry.row).extend({ deleted: z.array(z.int()) })
