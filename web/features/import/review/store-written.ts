import { fetchUnits } from '#web/components/recipe-form/lines/unit-names.ts'
import type { SourceAnswer, SourceRecipe } from '#worker/modules/imports/source.contract.ts'
import { reviewOf } from './review-of.ts'
import { storeReview } from './stored-review.ts'

/** The page of imports opens with it. */
export async function storeWritten(space: number, answer: SourceAnswer & { recipe: SourceRecipe }): Promise<void> {
  storeReview(space, { ...reviewOf(answer, {}, await fetchUnits()), from: `idea ${crypto.randomUUID()}` })
}
