import type { QueuedChange } from '#web/lib/outbox/queued-change.ts'
import type { RecipeDraft } from '../draft/recipe-draft.ts'

/** A save of the editor that waits. */
export interface RecipeSave extends QueuedChange {
  kind: 'recipe'
  type: 'add' | 'change'
  /** Negative for a new recipe. */
  recipe: number
  /** The version that it began with, and its tag. */
  etag: string | null
  base: RecipeDraft
  draft: RecipeDraft
}

export const isRecipeSave = (change: QueuedChange): change is RecipeSave => change.kind === 'recipe'

/** Of what waits, the last save of a recipe. */
export const waitingSaveOf = (changes: readonly QueuedChange[], recipe: number): RecipeSave | undefined =>
  changes.filter(isRecipeSave).findLast((save) => save.recipe === recipe)
