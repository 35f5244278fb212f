import { descriptionOf } from './notes.ts'
import type { StagedRecipe } from './staged-draft.ts'
import { type Said, say } from '../drafts/said.ts'

export const MAX_NAME = 128
export const MAX_DESCRIPTION = 10_000

/** About what a recipe here has no room for. */
export const lossesOf = (draft: StagedRecipe): Said[] => [
  ...(draft.name.trim().length > MAX_NAME ? [say('name_cut', { most: MAX_NAME })] : []),
  ...(descriptionOf(draft).length > MAX_DESCRIPTION ? [say('description_cut', { most: MAX_DESCRIPTION })] : []),
]
