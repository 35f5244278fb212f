import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import { mealChanges } from '#web/components/meal-plan/meal-plan-kind.ts'
import { mealPlanEndpoint, newMealRow } from '#web/components/meal-plan/meal-row.ts'
import type { RecipeOverviewRow, RecipeRow } from '../recipe.rows.ts'
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

export function planRecipe(recipe: RecipeRow, request: PlanRequest, by: number) {
  const undo = addMeal({ ...recipe, new: false, recent: '' }, request, by)
  const when = formatDate(civilToDate(request.day), 'day', localeOf(currentLanguage()))
  notify('success', getTranslations('recipes')('plan.done', { name: recipe.name, day: when }), { undo })
}

interface ManyPlanRequest extends Omit<PlanRequest, 'day' | 'servings'> {
  /** One for each recipe, which is planned at its own servings. */
  days: readonly CivilDate[]
  title: string
}

/** One message, which takes all of them back. */
export function planRecipes(
  recipes: readonly RecipeOverviewRow[],
  { days, title, ...request }: ManyPlanRequest,
  by: number,
) {
  const undos = recipes.map((recipe, index) => {
    const day = days[index] ?? days[0] ?? ''
    return addMeal(recipe, { ...request, day, servings: Math.max(1, recipe.servings) }, by)
  })
  notify('success', title, { undo: () => Promise.all(undos.map((undo) => undo())) })
}

/** Returns what takes it back. */
function addMeal(
  recipe: NonNullable<PlanRow['recipe']>,
  { day, servings, meal, addshopping, shared }: PlanRequest,
  by: number,
) {
  const type = { id: 0, order: 0, color: null, time: null, default: false, created_by: by, ...meal }
  const dates = { from: day, to: day }
  const row = newMealRow({ recipe, title: '', note: '', servings, ...dates, type, by, shopping: addshopping })
  const body = {
    recipe: { id: recipe.id },
    servings,
    from_date: day,
    to_date: day,
    meal_type: 'id' in meal ? { id: meal.id, name: meal.name } : { name: meal.name },
    addshopping,
    ...(shared.length > 0 ? { shared: shared.map(({ id }) => ({ id })) } : {}),
  }
  return mealChanges.add(row, body, recipe.name)
}
