import { descriptionOf } from './notes.ts'
import { picturesOf, type StagedRecipe } from './staged-draft.ts'

export const MAX_NAME = 128
export const MAX_DESCRIPTION = 10_000

/** Sentences about what a recipe here has no room for. */
export function lossesOf(draft: StagedRecipe): string[] {
  const more = picturesOf(draft).length - 1
  return [
    ...(more > 0 ? [more === 1 ? 'One more picture is left out.' : `${more} more pictures are left out.`] : []),
    ...(draft.name.trim().length > MAX_NAME ? [`Its name is cut after ${MAX_NAME} letters.`] : []),
    ...(descriptionOf(draft).length > MAX_DESCRIPTION
      ? [`Its description is cut after ${MAX_DESCRIPTION} letters.`]
      : []),
    ...(isLinked(draft) ? ['Recipes that are ingredients of it stay as lines.'] : []),
  ]
}

const isLinked = ({ ingredients, steps }: StagedRecipe): boolean =>
  [...ingredients, ...steps.flatMap((step) => step.ingredients)].some((row) => 'recipe' in row && Boolean(row.recipe))
