import type { Draft } from '../drafts/draft.ts'
import type { DraftIngredient, DraftPicture, DraftStep, RecipeDraft } from '../drafts/recipe-draft.ts'

/** A picture that was put into R2 until its recipe is there, or one that is still elsewhere. */
export type StagedPicture = { key: string } | { url: string }

export type StagedRecipe = Omit<RecipeDraft, 'pictures' | 'steps'> & {
  pictures: StagedPicture[]
  steps: (Omit<DraftStep, 'pictures'> & { pictures: StagedPicture[] })[]
}

/** An ingredient that is another recipe of the file, once all of them are there. */
export interface LinkDraft {
  kind: 'link'
  ingredient: DraftIngredient
  /** The `key` of the recipe that makes it. */
  recipe: string
}

/** A draft as JSON, between the reading of a file and the saving of what is in it. */
export type StagedDraft = StagedRecipe | LinkDraft | Exclude<Draft, RecipeDraft>

export const stageOf = (space: number, job: number) => `${space}/job/${job}`

export const draftsKey = (stage: string, first: number) => `${stage}/drafts/${first}.json`

export const pictureKey = (stage: string, position: number, n: number) => `${stage}/picture/${position}.${n}`

/** All pictures of a recipe, its own and those of its steps. */
export const picturesOf = <P>(recipe: { pictures: P[]; steps: { pictures: P[] }[] }): P[] => [
  ...recipe.pictures,
  ...recipe.steps.flatMap(({ pictures }) => pictures),
]

/** The recipe's own picture; where it has none, the first of its steps. */
export const ownPicture = <P>(recipe: { pictures: P[]; steps: { pictures: P[] }[] }): P | undefined =>
  picturesOf(recipe)[0]

/** Staged pictures beyond the recipe's own, with the step that each is shown at: a step shows one. */
export function furtherPictures({ pictures, steps }: StagedRecipe): { key: string; step: number | null }[] {
  const keyOf = (picture: StagedPicture, step: number | null) => ('key' in picture ? [{ key: picture.key, step }] : [])
  return [
    ...steps.flatMap((step, i) => step.pictures.flatMap((picture, n) => keyOf(picture, n === 0 ? i : null))),
    ...pictures.slice(1).flatMap((picture) => keyOf(picture, null)),
  ]
}

/** Addresses of pictures beyond the recipe's own. */
export const furtherAddresses = (recipe: StagedRecipe): string[] =>
  picturesOf(recipe)
    .slice(1)
    .flatMap((picture) => ('url' in picture ? [picture.url] : []))

export type AnyPicture = DraftPicture | StagedPicture
