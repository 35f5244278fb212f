import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { mealPlanEndpoint, type MealRow } from '#web/components/meal-plan/meal-row.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { type PageOf, resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export { mealPlanEndpoint }
export const mealTypeEndpoint = resourceEndpoint<typeof mealType>('meal-type')
export const plannableRecipeEndpoint = resourceEndpoint<typeof recipe>('recipe')

export type Meal = MealRow
export type MealType = RowOf<typeof mealTypeEndpoint>
export type PlannedRecipe = PageOf<typeof plannableRecipeEndpoint>['results'][number]

/** Only the civil day of a date counts; its time and zone are ignored. */
export const firstDay = ({ from_date }: Pick<Meal, 'from_date'>): CivilDate => from_date.slice(0, 10)
export const lastDay = ({ from_date, to_date }: Pick<Meal, 'from_date' | 'to_date'>): CivilDate =>
  (to_date || from_date).slice(0, 10)

export const isOnDay = (meal: Meal, day: CivilDate): boolean => firstDay(meal) <= day && day <= lastDay(meal)

export const mealName = ({ recipe, title }: Pick<Meal, 'recipe' | 'title'>): string => recipe?.name ?? title
