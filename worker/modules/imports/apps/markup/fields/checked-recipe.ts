import type { RecipeDraft } from '../../../drafts/recipe-draft.ts'
import { FileRefusal } from '../../../files/file-refusal.ts'

/** A recipe with a name, which is where it stands if nobody named it. Throws `FileRefusal` where there is nothing in it. */
export function checkedRecipe(recipe: RecipeDraft, place: string): RecipeDraft {
  const isEmpty = [recipe.ingredients, recipe.steps, recipe.notes, recipe.pictures].every(({ length }) => length === 0)
  if (isEmpty && recipe.name === '' && recipe.description === '')
    throw new FileRefusal('recipe_unreadable', `${place} holds no recipe.`)
  return recipe.name === '' ? { ...recipe, name: place } : recipe
}
