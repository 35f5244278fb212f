import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { type PageOf, remote, type RowOf } from '#web/lib/api/remote.ts'

export const homeRecipes = remote<typeof recipe>('recipe')
export const homeMeals = remote<typeof mealPlan>('meal-plan')

export type RecipeTileRow = PageOf<typeof homeRecipes>['results'][number]
export type MealRow = RowOf<typeof homeMeals>
