import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

/** How many ingredients may have been read wrongly. */
export const countDoubts = (steps: readonly StepDraft[]) =>
  steps.flatMap(({ ingredients }) => ingredients.filter(({ doubt }) => doubt !== null)).length
