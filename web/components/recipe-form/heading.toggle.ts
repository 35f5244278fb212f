import type { IngredientDraft } from './draft/recipe.draft.ts'

/** An ingredient as heading of those below it, or a heading as ingredient. Its words stay either way. */
export function headingToggled(one: IngredientDraft): IngredientDraft {
  if (!one.heading) return { ...one, heading: true, note: one.note || (one.food?.name ?? ''), doubt: null, typed: null }
  const isKept = one.food !== null && one.food.name !== one.note
  return isKept
    ? { ...one, heading: false }
    : { ...one, heading: false, food: one.food ?? (one.note ? { name: one.note } : null), note: '' }
}
