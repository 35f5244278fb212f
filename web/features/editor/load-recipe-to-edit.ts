import type { FetchedRecipe } from '#web/components/recipe-form/draft/recipe.queries.ts'

/** The recipe as it is right now, with the version that saving will name. */
export async function loadRecipeToEdit(id: number): Promise<FetchedRecipe> {
  const { fetchRecipe } = await import('#web/components/recipe-form/draft/recipe.queries.ts')
  return fetchRecipe(id)
}
