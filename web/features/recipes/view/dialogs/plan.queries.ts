import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { mealChanges } from '#web/components/meal-plan/meal-plan-kind.ts'
import { mealPlanEndpoint, newMealRow } from '#web/components/meal-plan/meal-row.ts'
import type { RecipeRow } from '#web/components/recipe/recipe.rows.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { currentLanguage, localeOf } from '#web/lib/i18n/language.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { userListQuery } from '#web/lib/api/user-list-query.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'

const mealTypeEndpoint = resourceEndpoint<typeof mealType>('meal-type')
const maxRows = 100

export type MealTypeRow = RowOf<typeof mealTypeEndpoint>
export type PlanRow = RowOf<typeof mealPlanEndpoint>

export const mealTypesQuery = userListQuery(mealTypeEndpoint, { page_size: maxRows })
export const plansQuery = (from_date: CivilDate, to_date: CivilDate) =>
  resourceListQuery(mealPlanEndpoint, { from_date, to_date, page_size: maxRows })

interface PlanRequest {
  day: CivilDate
  servings: number
  /** Without an id it is made with the meal. */
  meal: MealTypeRow | { name: string }
  addshopping: boolean
  shared: readonly { id: number }[]
}

export function planRecipe(recipe: RecipeRow, { day, servings, meal, addshopping, shared }: PlanRequest, by: number) {
  const type = { id: 0, order: 0, color: null, time: null, default: false, created_by: by, ...meal }
  const dates = { from: day, to: day }
  const row = newMealRow({
    recipe: { ...recipe, new: false, recent: '' },
    title: '',
    note: '',
    servings,
    ...dates,
    type,
    by,
    shopping: addshopping,
  })
  const body = {
    recipe: { id: recipe.id },
    servings,
    from_date: day,
    to_date: day,
    meal_type: 'id' in meal ? { id: meal.id, name: meal.name } : { name: meal.name },
    addshopping,
    ...(shared.length > 0 ? { shared: shared.map(({ id }) => ({ id })) } : {}),
  }
  const undo = mealChanges.add(row, body, recipe.name)
  const when = formatDate(civilToDate(day), 'day', localeOf(currentLanguage()))
  notify('success', getTranslations('recipes')('plan.done', { name: recipe.name, day: when }), { undo })
}
