import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import type { CivilDate } from '#web/lib/format/civil-date.ts'
import { temporaryId } from '#web/lib/outbox/row-kind.ts'

export const mealPlanEndpoint = resourceEndpoint<typeof mealPlan>('meal-plan')

export type MealRow = RowOf<typeof mealPlanEndpoint>
type MealTypeRow = RowOf<ReturnType<typeof resourceEndpoint<typeof mealType>>>

interface NewMeal {
  recipe: MealRow['recipe']
  title: string
  servings: number
  note: string
  from: CivilDate
  to: CivilDate
  type: MealTypeRow
  by: number
  shopping: boolean
}

/** A meal as the server will show it, with a temporary id. */
export const newMealRow = ({ recipe, title, servings, note, from, to, type, by, shopping }: NewMeal): MealRow => ({
  id: temporaryId(),
  title: recipe ? '' : title,
  recipe,
  recipe_name: recipe?.name ?? '',
  servings,
  note,
  note_markdown: '',
  from_date: from,
  to_date: to,
  meal_type: type,
  created_by: by,
  shared: [],
  meal_type_name: type.name,
  shopping: shopping && recipe !== null,
})
