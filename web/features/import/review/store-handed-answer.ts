import { takeHandedAnswer } from '#web/components/import/handed-answer.ts'
import { unitsQuery } from '#web/components/recipe-form/lines/unit-names.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { reviewOf } from './review-of.ts'
import { storeReview } from './stored-review.ts'

/** What another page hands over becomes the review that this one opens with. */
export function storeHandedAnswer(space: number): void {
  const answer = takeHandedAnswer()
  if (!answer?.recipe) return
  const units = queryClient.getQueryData(unitsQuery.queryKey)?.results ?? []
  const review = reviewOf({ ...answer, recipe: answer.recipe }, {}, units)
  storeReview(space, { ...review, from: `written ${crypto.randomUUID()}` })
}
