import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Meal, mealPlanEndpoint } from './board/meal.rows.ts'

const mealListQueries = { queryKey: [mealPlanEndpoint.name, 'list'] }

/** Shows the meals as they will be; answers what puts everything back. */
export async function updateMealsOptimistically(
  change: (meals: readonly Meal[]) => readonly Meal[],
): Promise<() => void> {
  // An answer that is under way would show the plan as it was.
  await queryClient.cancelQueries(mealListQueries)
  const before = queryClient.getQueriesData<ListPage<Meal>>(mealListQueries)
  queryClient.setQueriesData<ListPage<Meal>>(
    mealListQueries,
    (page) => page && { ...page, results: [...change(page.results)] },
  )
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page))
}

/** Fetches the plan anew, and with `list` the shopping list too. */
export const invalidatePlan = async (withShoppingList = false): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [mealPlanEndpoint.name] }),
    withShoppingList ? queryClient.invalidateQueries({ queryKey: ['shopping-list-entry'] }) : undefined,
  ])
}
