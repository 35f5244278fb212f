import { queryClient } from '#web/lib/api/query-client.ts'
import { mealPlanEndpoint } from './board/meal.rows.ts'

/** With the shopping list, which shows what of the plan is on it. */
export const invalidatePlan = (): Promise<unknown> =>
  Promise.all(
    [mealPlanEndpoint.name, 'shopping-list-entry'].map((name) => queryClient.invalidateQueries({ queryKey: [name] })),
  )
