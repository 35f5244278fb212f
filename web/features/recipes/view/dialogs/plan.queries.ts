import type { mealType } from '#worker/modules/meal-plans/meal-type.contract.ts'
import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import { send } from '#web/lib/api/api.ts'
import { type CivilDate, dateOf } from '#web/lib/format/civil-date.ts'
import { formatDate } from '#web/lib/format/format-time.ts'
import { language, localeOf } from '#web/lib/words/language.ts'
import { say } from '#web/lib/words/messages.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { remote, type RowOf } from '#web/lib/api/remote.ts'
import { fetchList } from '#web/lib/api/resource.ts'
import { undo } from '#web/lib/api/undo.ts'
import { words } from '#web/lib/words/words.ts'

const mealTypes = remote<typeof mealType>('meal-type')
const mealPlans = remote<typeof mealPlan>('meal-plan')
const most = 100

export type MealTypeRow = RowOf<typeof mealTypes>
export type PlanRow = RowOf<typeof mealPlans>

export const mealTypesQuery = fetchList(mealTypes, { page_size: most })
export const plansQuery = (from_date: CivilDate, to_date: CivilDate) =>
  fetchList(mealPlans, { from_date, to_date, page_size: most })

interface Planning {
  day: CivilDate
  servings: number
  /** By id, or by a name in a space that has no meal yet. */
  meal: { id?: number; name: string }
  addshopping: boolean
}

/** Puts a recipe into the plan and says so, with a way back. */
export async function planRecipe(recipe: { id: number; name: string }, { day, servings, meal, addshopping }: Planning) {
  const { id, name } = meal
  const { event } = await send<PlanRow>('POST', mealPlans.path, {
    body: {
      recipe: { id: recipe.id },
      servings,
      from_date: day,
      to_date: day,
      meal_type: id === undefined ? { name } : { id, name },
      addshopping,
    },
  })
  const when = formatDate(dateOf(day), 'day', localeOf(language()))
  const title = words('recipes')('plan.done', { name: recipe.name, day: when })
  if (event === null) say('success', title)
  else say('success', title, { undo: () => undo(event) })
  await Promise.all(
    [mealPlans.name, 'shopping-list-entry'].map((key) => queryClient.invalidateQueries({ queryKey: [key] })),
  )
}
