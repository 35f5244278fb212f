import { changeRows } from '#web/lib/outbox/change-rows.ts'
import { rowKind } from '#web/lib/outbox/row-kind.ts'
import { mealPlanEndpoint, type MealRow } from './meal-row.ts'

export const mealPlanKind = rowKind<MealRow>({
  kind: mealPlanEndpoint.name,
  path: mealPlanEndpoint.path,
  stale: [mealPlanEndpoint.name, 'meal-type', 'shopping-list-entry'],
  isIn: ({ from_date, to_date }, [, , query]) => {
    const { from_date: from = '', to_date: to = '9999' } = query as { from_date?: string; to_date?: string }
    return from_date.slice(0, 10) <= to && from <= (to_date || from_date).slice(0, 10)
  },
})

export const mealChanges = changeRows(mealPlanKind)
