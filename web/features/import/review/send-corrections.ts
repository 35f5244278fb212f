import type { IngredientDraft, StepDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import { call } from '#web/lib/api/api.ts'

interface CorrectedLine {
  original_text: string
  food: string
  unit: string
  note: string
}

/** A correction is another food, another unit, or words moved from the food to the note. */
export function correctedLines(read: readonly StepDraft[], saved: readonly StepDraft[]): CorrectedLine[] {
  const before = new Map(read.flatMap(({ ingredients }) => ingredients.map((one) => [one.key, one])))
  return saved.flatMap(({ ingredients }) =>
    ingredients.flatMap((now) => {
      const then = before.get(now.key)
      if (!then || !now.original || now.heading || !now.food || isUnchanged(then, now)) return []
      return [{ original_text: now.original, food: now.food.name, unit: now.unit?.name ?? '', note: now.note }]
    }),
  )
}

const isUnchanged = (then: IngredientDraft, now: IngredientDraft): boolean =>
  then.food?.name === now.food?.name && then.unit?.name === now.unit?.name

/** Runs after saving. Failures are ignored: nothing depends on it. */
export async function sendCorrections(
  read: readonly StepDraft[] | undefined,
  saved: readonly StepDraft[],
): Promise<void> {
  const lines = correctedLines(read ?? [], saved)
  if (lines.length > 0) await call('POST', '/api/import-correction/learn/', { body: { lines } }).catch(() => null)
}
