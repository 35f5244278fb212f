import type { QueryKey } from '@tanstack/react-query'
import type { StoredRecipe } from '../draft/recipe.read.ts'
import type { RecipeSave } from './recipe-save.ts'
import { savedRow } from './saved-row.ts'

/** In the recipe's own page as a whole, in lists by its name. */
export function showRecipeSave(data: unknown, save: RecipeSave, [resource, what, id]: QueryKey): unknown {
  if (resource !== 'recipe') return data
  // Answers under these keys are a recipe and a page of recipes.
  if (what === 'one') return id === save.recipe ? savedRow(data as StoredRecipe, save.draft) : data
  const page = data as { results?: readonly { id: number; name: string }[] }
  if (what !== 'list' || !page.results?.some((row) => row.id === save.recipe && row.name !== save.draft.name))
    return data
  const results = page.results.map((row) => (row.id === save.recipe ? { ...row, name: save.draft.name } : row))
  return { ...page, results }
}
