import type { Version } from '#web/components/recipe-form/draft/save-recipe.ts'

/** The recipe as it is right now, with the version that saving will name. */
export async function loadRecipe(id: number): Promise<Version> {
  const { readRecipe } = await import('#web/components/recipe-form/draft/save-recipe.ts')
  return readRecipe(id)
}
