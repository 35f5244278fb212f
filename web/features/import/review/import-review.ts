import type { SourceAnswer } from '#worker/modules/imports/source.contract.ts'
import type { RecipeDraft, StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

export interface ImportReview {
  /** Key of the source, so that a reload of the same address resumes this review. */
  from: string
  draft: RecipeDraft
  /** The steps before corrections, to learn from them. */
  read?: readonly StepDraft[]
  pictures: readonly string[]
  keywords: readonly Picked[]
  duplicates: SourceAnswer['duplicates']
  warnings?: SourceAnswer['warnings']
  corrections?: SourceAnswer['corrections']
}
