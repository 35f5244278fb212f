import type { Recipe, recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { cookLog } from '#worker/modules/cooking/cooking.contract.ts'
import { type PageOf, remote, type RowOf } from '#web/lib/api/remote.ts'

export const recipeRows = remote<typeof recipe>('recipe')
export const cookLogs = remote<typeof cookLog>('cook-log')

export type RecipeRow = Recipe
export type OverviewRow = PageOf<typeof recipeRows>['results'][number]
export type StepRow = Recipe['steps'][number]
/** What steps of a recipe and of one that it embeds have in common. */
export type InnerStepRow = Pick<
  StepRow,
  'id' | 'name' | 'instruction' | 'ingredients' | 'time' | 'file' | 'show_ingredients_table'
>
export type IngredientRow = StepRow['ingredients'][number]
export type CookLogRow = RowOf<typeof cookLogs>
