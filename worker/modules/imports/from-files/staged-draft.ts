import type { Draft } from '../drafts/draft.ts'
import type { DraftPicture, DraftStep, RecipeDraft } from '../drafts/recipe-draft.ts'

/** A picture that was put into R2 until its recipe is there, or one that is still elsewhere. */
export type StagedPicture = { key: string } | { url: string }

export type StagedRecipe = Omit<RecipeDraft, 'pictures' | 'steps'> & {
  pictures: StagedPicture[]
  steps: (Omit<DraftStep, 'pictures'> & { pictures: StagedPicture[] })[]
}

/** A draft as JSON, between the reading of a file and the saving of what is in it. */
export type StagedDraft = StagedRecipe | Exclude<Draft, RecipeDraft>

export const stageOf = (space: number, job: number) => `${space}/job/${job}`

export const draftsKey = (stage: string, first: number) => `${stage}/drafts/${first}.json`

export const pictureKey = (stage: string, position: number, n: number) => `${stage}/picture/${position}.${n}`

/** All pictures of a recipe, its own and those of its steps. */
export const picturesOf = <P>(recipe: { pictures: P[]; steps: { pictures: P[] }[] }): P[] => [
  ...recipe.pictures,
  ...recipe.steps.flatMap(({ pictures }) => pictures),
]

export type AnyPicture = DraftPicture | StagedPicture
