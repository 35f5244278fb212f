import { FileRefusal } from '../files/file-refusal.ts'
import { type RecipeDraft, recipeDraftOf } from './recipe-draft.ts'

/** A recipe without a name is called as where it stands. Throws `FileRefusal` for what says nothing of a recipe. */
export function namedRecipeOf(
  given: Partial<Omit<RecipeDraft, 'kind'>> & { name: string },
  where: string,
): RecipeDraft {
  const draft = recipeDraftOf(given)
  if (draft.name === '' && draft.ingredients.length === 0 && draft.steps.length === 0)
    throw new FileRefusal('recipe_unreadable', `“${where}” holds no recipe.`)
  return draft.name === '' ? { ...draft, name: where } : draft
}
