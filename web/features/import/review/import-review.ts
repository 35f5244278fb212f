import type { SourceInput } from '../source.read.ts'
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
  /** All recipes of the page, if there are several. */
  choices?: NonNullable<SourceAnswer['choices']>
  /** To read another of them; missing after a reload of a source that is too large to be kept. */
  asked?: SourceInput
  /** Of these: others that were looked at, with their corrections. */
  others?: readonly ImportReview[]
  /** Of these: what is saved already. */
  saved?: readonly { name: string; id: number }[]
  corrections?: SourceAnswer['corrections']
}

/** The name by which the page's recipes are told apart; null where it has one. */
export const choiceOf = ({ choices }: ImportReview): string | null =>
  choices?.find(({ chosen }) => chosen)?.name ?? null

/** What was saved as a recipe; null where it is still to be checked. */
export const savedAs = (review: ImportReview): number | null =>
  review.saved?.find(({ name }) => name === choiceOf(review))?.id ?? null

/** Whether anything of the page is neither saved nor to be checked now. */
export const hasMore = (review: ImportReview): boolean =>
  (review.choices ?? []).some(({ name, chosen }) => !chosen && !review.saved?.some((one) => one.name === name))

/** `next` in place of a review, which is kept with its corrections. */
export function turnTo(next: ImportReview, { others = [], saved = [], ...left }: ImportReview): ImportReview {
  const [to, from] = [choiceOf(next), choiceOf(left)]
  const rest = others.filter((one) => choiceOf(one) !== to && choiceOf(one) !== from)
  return { ...next, others: to === from ? rest : [...rest, left], saved }
}

export const withSaved = (review: ImportReview, id: number): ImportReview => {
  const name = choiceOf(review)
  return name === null ? review : { ...review, saved: [...(review.saved ?? []), { name, id }] }
}

/** What was just saved is to be checked again; what else was done with the page since, as `now` tells, stays. */
export function takenBack(review: ImportReview, now: ImportReview | null): ImportReview {
  const later = now?.from === review.from ? now : review
  const saved = (later.saved ?? []).filter(({ name }) => name !== choiceOf(review))
  return turnTo({ ...review, saved }, { ...later, saved })
}
