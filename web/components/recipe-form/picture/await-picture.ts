import { addAwaited, deleteAwaited, isAwaited } from '#web/lib/awaited-pictures.ts'
import { recipeQuery } from '#web/components/recipe/recipe-query.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { fetchRecipe, invalidateRecipes } from '../draft/recipe.queries.ts'

/** Milliseconds between looks: often at first, and for as long as the server tries, which is some seven minutes. */
const pauses = [500, 1000, 2000, 4000, 8000, ...Array<number>(30).fill(15_000)]

/** The server fetches a picture by its address after the answer, so this looks until it is there, or was given up. */
export async function awaitPicture(id: number): Promise<'came' | 'failed' | 'unknown'> {
  if (isAwaited(id)) return 'unknown'
  addAwaited(id)
  try {
    for (const pause of pauses) {
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
      const found = await fetchRecipe(id).catch(() => null)
      if (!found) return 'unknown'
      const { image, image_failure: failure } = found.row
      const shown = queryClient.getQueryData(recipeQuery(id).queryKey)?.image
      const end = failure ? 'failed' : image !== null && image !== shown ? 'came' : null
      if (!end) continue
      await invalidateRecipes()
      return end
    }
    return 'unknown'
  } finally {
    deleteAwaited(id)
  }
}
