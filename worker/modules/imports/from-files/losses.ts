import { descriptionOf } from './notes.ts'
import type { StagedRecipe } from './staged-draft.ts'

export const MAX_NAME = 128
export const MAX_DESCRIPTION = 10_000

/** Sentences about what a recipe here has no room for. */
export const lossesOf = (draft: StagedRecipe): string[] => [
  ...(draft.name.trim().length > MAX_NAME ? [`Its name is cut after ${MAX_NAME} letters.`] : []),
  ...(descriptionOf(draft).length > MAX_DESCRIPTION
    ? [`Its description is cut after ${MAX_DESCRIPTION} letters.`]
    : []),
]
