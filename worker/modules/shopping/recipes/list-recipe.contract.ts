import * as z from 'zod'
import { resource, userRow } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, decimal } from '#worker/kernel/contract/scalars.contract.ts'
import { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import { recipeOverview } from '#worker/modules/recipes/recipe.contract.ts'

export const positive = () => decimal().refine((value) => value > 0, 'Ensure this value is greater than 0.')

export const shoppingListRecipe = resource({
  name: 'shopping-list-recipe',
  title: 'ShoppingListRecipe',
  fields: z.object({
    name: blankableText(32).default(''),
    recipe: idRefSchema().nullish(),
    mealplan: idRefSchema().nullish(),
    servings: positive(),
  }),
  reads: z.object({
    name: z.string(),
    recipe: z.int().nullable(),
    recipe_data: recipeOverview.nullable(),
    meal_plan_data: mealPlan.row.nullable(),
    mealplan: z.int().nullable(),
    servings: z.number(),
    created_by: userRow.nullable(),
  }),
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({ mealplan: z.string().optional() }),
})

export type ListRecipeRow = z.output<typeof shoppingListRecipe.row>
