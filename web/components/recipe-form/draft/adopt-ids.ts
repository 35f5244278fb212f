import type { Picked } from '#web/lib/resource-picker.ts'
import type { RecipeDraft, StepDraft } from './recipe-draft.ts'
import type { StoredRecipe } from './recipe.read.ts'

type NamedEntity = { id: number; name: string } | null

/** The change that gives new parts the ids of a save, by key: the draft may have changed since. */
export function adoptIds(sent: readonly StepDraft[], row: StoredRecipe): (draft: RecipeDraft) => RecipeDraft {
  const rows = new Map<string, { id: number; food?: NamedEntity; unit?: NamedEntity }>()
  for (const [at, step] of sent.entries()) {
    const saved = row.steps[at]
    if (saved) rows.set(step.key, { id: saved.id })
    for (const [place, { key }] of step.ingredients.entries()) {
      const ingredient = saved?.ingredients[place]
      if (ingredient) rows.set(key, ingredient)
    }
  }
  const idOf = ({ key, id }: { key: string; id: number | null }) => id ?? rows.get(key)?.id ?? null
  return (draft) => ({
    ...draft,
    keywords: draft.keywords.map((one) => resolvePicked(one, row.keywords) ?? one),
    steps: draft.steps.map((step) => ({
      ...step,
      id: idOf(step),
      ingredients: step.ingredients.map((one) => ({
        ...one,
        id: idOf(one),
        food: resolvePicked(one.food, [rows.get(one.key)?.food ?? null]),
        unit: resolvePicked(one.unit, [rows.get(one.key)?.unit ?? null]),
      })),
    })),
  })
}

/** A name without an id takes the row that the server found or created for it. */
function resolvePicked(picked: Picked | null, found: readonly NamedEntity[]): Picked | null {
  if (!picked || picked.id !== undefined) return picked
  const wanted = picked.name.trim().toLocaleLowerCase()
  const one =
    found.find((named) => named?.name.toLocaleLowerCase() === wanted) ?? (found.length === 1 ? found[0] : null)
  return one ? { id: one.id, name: one.name } : picked
}
