import { recipeDraftBody, stepsToSend } from '#web/components/recipe-form/draft/recipe-body.ts'
import type { RecipeDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

/** A draft as it is saved, whose steps and ingredients name their keys: an answer hands them back with what they are then. */
export function keyedBody(draft: RecipeDraft) {
  const sent = stepsToSend(draft)
  const body = recipeDraftBody(draft)
  return {
    ...body,
    steps: body.steps.map((step, at) => ({
      ...step,
      key: sent[at]?.key,
      ingredients: step.ingredients.map((one, n) => ({ ...one, key: sent[at]?.ingredients[n]?.key })),
    })),
  }
}
