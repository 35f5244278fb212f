import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Meal, mealPlanEndpoint } from './board/meal.rows.ts'

const mealListQueries = { queryKey: [mealPlanEndpoint.name, 'list'] }

/** Returns a function that restores the previous state. */
export async function updateMealsOptimistically(
  change: (meals: readonly Meal[]) => readonly Meal[],
): Promise<() => void> {
  // A running fetch would overwrite the optimistic state.
  await queryClient.cancelQueries(mealListQueries)
  const before = queryClient.getQueriesData<ListPage<Meal>>(mealListQueries)
  queryClient.setQueriesData<ListPage<Meal>>(
    mealListQueries,
    (page) => page && { ...page, results: [...change(page.results)] },
  )
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page))
}

export const invalidatePlan = async (withShoppingList = false): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [mealPlanEndpoint.name] }),
    withShoppingList ? queryClient.invalidateQueries({ queryKey: ['shopping-list-entry'] }) : undefined,
  ])
}
