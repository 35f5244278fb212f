import { useMutation } from '@tanstack/react-query'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import { useSelection } from '#web/components/selection/use-selection.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { pageSize, resultsQuery } from '../search-query.ts'

/** As many as one command of the API changes. */
export const maxChosen = 1000

/** Chosen recipes, kept while the search, its order and its view change. */
export function useChoice(filters: ApiQuery, count: number) {
  const selection = useSelection<RecipeOverviewRow>()
  const all = useMutation({
    mutationFn: () => fetchAll(filters, Math.min(count, maxChosen)),
    onSuccess: (rows) => selection.choose(rows),
  })
  const chosen = selection.rows.length
  return {
    ...selection,
    isOn: chosen > 0,
    /** Undefined where all that one command takes are chosen. */
    chooseAll: chosen < Math.min(count, maxChosen) ? { run: () => all.mutate(), isPending: all.isPending } : undefined,
  }
}

export type Choice = ReturnType<typeof useChoice>

/** Page after page, from what is there already where it is. */
async function fetchAll(filters: ApiQuery, count: number) {
  const rows: RecipeOverviewRow[] = []
  for (let page = 1; rows.length < count; page++) {
    const { queryKey, queryFn } = resultsQuery(filters, page)
    const { results } = await queryClient.fetchQuery({ queryKey, ...(queryFn ? { queryFn } : {}), staleTime: 60_000 })
    if (results.length === 0 || page > count / pageSize() + 1) break
    rows.push(...results)
  }
  return rows.slice(0, count)
}
