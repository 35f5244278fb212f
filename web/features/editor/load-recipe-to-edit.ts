import type { FetchedRecipe } from '#web/components/recipe-form/draft/recipe.queries.ts'

/** Always fetched fresh, with the version that saving names. */
export async function loadRecipeToEdit(id: number): Promise<FetchedRecipe> {
  const { fetchRecipe } = await import('#web/components/recipe-form/draft/recipe.queries.ts')
  return fetchRecipe(id)
}
