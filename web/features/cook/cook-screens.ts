import type { InnerStepRow, RecipeRow } from '#web/components/recipe/recipe.rows.ts'

/** What cook mode shows one after the other. */
export type CookScreen = { kind: 'ready' } | StepCookScreen | { kind: 'finish' }

export interface StepCookScreen {
  kind: 'step'
  step: InnerStepRow
  /** Its name, which may be empty. */
  name: string
  /** The embedded recipe that it belongs to. */
  within: string | null
  /** Counted from 1. */
  place: number
}

/** Everything laid out, then each step, those of an embedded recipe where they are needed, and last how it was. */
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

/** The screen that an address means; the nearest one where there is none. */
export const clampScreen = (wanted: number | undefined, count: number): number =>
  Math.min(Math.max(0, wanted ?? 0), count - 1)
