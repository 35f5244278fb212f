import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type Meal, plannedMeals } from './board/meal.rows.ts'

const lists = { queryKey: [plannedMeals.name, 'list'] }

/** Shows the meals as they will be; answers what puts everything back. */
export async function foresee(change: (meals: readonly Meal[]) => readonly Meal[]): Promise<() => void> {
  // An answer that is under way would show the plan as it was.
  await queryClient.cancelQueries(lists)
  const before = queryClient.getQueriesData<ListPage<Meal>>(lists)
  queryClient.setQueriesData<ListPage<Meal>>(lists, (page) => page && { ...page, results: [...change(page.results)] })
  return () => before.forEach(([key, page]) => queryClient.setQueryData(key, page))
}

/** Fetches the plan anew, and with `list` the shopping list too. */
export const refreshPlan = async (list = false): Promise<void> => {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [plannedMeals.name] }),
    list ? queryClient.invalidateQueries({ queryKey: ['shopping-list-entry'] }) : undefined,
  ])
}
