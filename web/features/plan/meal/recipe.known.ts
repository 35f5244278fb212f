import type { ListPage } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query.client.ts'
import { type PlannedRecipe, plannableRecipes } from '../board/meal.rows.ts'

/** A recipe that some list on this visit has shown; undefined for others, which are then searched for. */
export function useKnownRecipe(id: number | undefined): PlannedRecipe | undefined {
  if (id === undefined) return undefined
  const lists = queryClient.getQueriesData<ListPage<PlannedRecipe>>({ queryKey: [plannableRecipes.name, 'list'] })
  for (const [, page] of lists) {
    const found = page?.results?.find((recipe) => recipe.id === id)
    if (found) return found
  }
  return undefined
}
