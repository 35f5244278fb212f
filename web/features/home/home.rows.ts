import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { type PageOf, resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export const homeRecipeEndpoint = resourceEndpoint<typeof recipe>('recipe')
export const homeMealEndpoint = resourceEndpoint<typeof mealPlan>('meal-plan')

export type RecipeTileRow = PageOf<typeof homeRecipeEndpoint>['results'][number]
export type MealRow = RowOf<typeof homeMealEndpoint>
