import type { InnerStepRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'

export type CookScreen = { kind: 'ready' } | StepCookScreen | { kind: 'finish' }

export interface StepCookScreen {
  kind: 'step'
  step: InnerStepRow
  name: string
  within: string | null
  /** Counted from 1. */
  place: number
}

/** Steps of an embedded recipe come where they are needed. */
export function cookScreens({ steps }: RecipeRow): CookScreen[] {
  const all = steps.flatMap((step) => {
    const inner = step.step_recipe_data?.steps ?? []
    const before = inner.map((one) => ({ step: one, name: one.name, within: step.step_recipe_data?.name ?? null }))
    const isOnlyFrame = inner.length > 0 && !step.instruction && step.ingredients.length === 0 && !step.file
    return isOnlyFrame ? before : [...before, { step, name: step.name, within: null }]
  })
  const shown = all.map((one, index): StepCookScreen => ({ kind: 'step', ...one, place: index + 1 }))
  return [{ kind: 'ready' }, ...shown, { kind: 'finish' }]
}

export const clampScreen = (wanted: number | undefined, count: number): number =>
  Math.min(Math.max(0, wanted ?? 0), count - 1)
