import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import { send } from '#web/lib/api/api.ts'
import { type CivilDate, civilToDate } from '#web/lib/format/civil-date.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { currentLanguage, localeOf } from '#web/lib/i18n/language.ts'
import { notify } from '#web/lib/messages/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource.ts'
import { userListQuery } from '#web/lib/api/user-list-query.ts'
import { undoEvent } from '#web/lib/api/undo.ts'
import { getTranslations } from '#web/lib/i18n/translations.ts'

const mealTypeEndpoint = resourceEndpoint<typeof mealType>('meal-type')
const mealPlanEndpoint = resourceEndpoint<typeof mealPlan>('meal-plan')
const maxRows = 100

export type MealTypeRow = RowOf<typeof mealTypeEndpoint>
export type PlanRow = RowOf<typeof mealPlanEndpoint>

export const mealTypesQuery = userListQuery(mealTypeEndpoint, { page_size: maxRows })
export const plansQuery = (from_date: CivilDate, to_date: CivilDate) =>
  resourceListQuery(mealPlanEndpoint, { from_date, to_date, page_size: maxRows })

interface PlanRequest {
  day: CivilDate
  servings: number
  meal: { id?: number; name: string }
  addshopping: boolean
  shared: readonly { id: number }[]
}

export async function planRecipe(
  recipe: { id: number; name: string },
  { day, servings, meal, addshopping, shared }: PlanRequest,
) {
  const { id, name } = meal
  const { event } = await send<PlanRow>('POST', mealPlanEndpoint.path, {
    body: {
      recipe: { id: recipe.id },
      servings,
      from_date: day,
      to_date: day,
      meal_type: id === undefined ? { name } : { id, name },
      addshopping,
      ...(shared.length > 0 ? { shared: shared.map((person) => ({ id: person.id })) } : {}),
    },
  })
  const when = formatDate(civilToDate(day), 'day', localeOf(currentLanguage()))
  const title = getTranslations('recipes')('plan.done', { name: recipe.name, day: when })
  if (event === null) notify('success', title)
  else notify('success', title, { undo: () => undoEvent(event) })
  await Promise.all(
    [mealPlanEndpoint.name, 'shopping-list-entry'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
