import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { RecipeDraft, StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

/** What was read and waits to be looked at and saved. */
export interface ImportReview {
  /** What it was read from, so that a reload of the same address goes on with it. */
  from: string
  draft: RecipeDraft
  /** The steps as they were read, to learn from what a person puts right. */
  read?: readonly StepDraft[]
  /** Pictures found on the page, the likeliest first. */
  pictures: readonly string[]
  keywords: readonly Picked[]
  duplicates: SourceAnswer['duplicates']
  warnings?: SourceAnswer['warnings']
  corrections?: SourceAnswer['corrections']
}
