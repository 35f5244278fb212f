import type { Recipe, recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { cookLog } from '#worker/modules/cooking/cooking.contract.ts'
import { type PageOf, resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export const recipeEndpoint = resourceEndpoint<typeof recipe>('recipe')
export const cookLogEndpoint = resourceEndpoint<typeof cookLog>('cook-log')

export type RecipeRow = Recipe
export type RecipeOverviewRow = PageOf<typeof recipeEndpoint>['results'][number]
export type StepRow = Recipe['steps'][number]
export type InnerStepRow = Pick<
  StepRow,
  'id' | 'name' | 'instruction' | 'ingredients' | 'time' | 'file' | 'show_ingredients_table'
>
export type IngredientRow = StepRow['ingredients'][number]
export type CookLogRow = RowOf<typeof cookLogEndpoint>
