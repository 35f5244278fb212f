import type { StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'

export const countDoubts = (steps: readonly StepDraft[]) =>
  steps.flatMap(({ ingredients }) => ingredients.filter(({ doubt }) => doubt !== null)).length
