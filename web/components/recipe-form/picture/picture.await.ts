import { recipeQuery } from '#web/components/recipe/recipe.query.ts'
import { queryClient } from '#web/lib/api/query.client.ts'
import { readRecipe, refreshRecipes } from '../draft/recipe.save.ts'

/** Milliseconds between looks: most pictures come within a second, and after half a minute nobody looks any more. */
const pauses = [500, 1000, 2000, 4000, 8000, 16_000]

/** The server fetches a picture by its address after the recipe is saved: shows it as soon as it is there, and says whether it came. */
export async function awaitPicture(id: number): Promise<'came' | 'missing' | 'unknown'> {
  for (const pause of pauses) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause)
    })
    const found = await readRecipe(id).catch(() => null)
    if (!found) return 'unknown'
    const shown = queryClient.getQueryData(recipeQuery(id).queryKey)?.image
    if (found.row.image !== null && found.row.image !== shown) {
      await refreshRecipes()
      return 'came'
    }
  }
  return 'missing'
}
