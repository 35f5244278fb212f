import type { IngredientDraft } from '#web/components/recipe-form/draft/recipe-draft.ts'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'
import type { Picked } from '#web/lib/resource-picker.ts'

interface Named {
  id: number
  name: string
  plural_name?: string | null | undefined
}

/** What a typed line makes of an ingredient. A name that was there stays the thing it was, also in its plural. */
export function lineBody(typed: IngredientDraft, line: IngredientRow) {
  return {
    amount: typed.amount ?? 0,
    amount_max: typed.amount === null ? null : typed.amountMax,
    no_amount: typed.amount === null,
    unit: referTo(typed.unit, line.unit),
    food: referTo(typed.food, line.food),
    note: typed.note.trim(),
  }
}

function referTo(typed: Picked | null, present: Named | null) {
  if (!typed) return null
  const name = typed.name.trim()
  if (present && (present.name === name || present.plural_name === name)) return { id: present.id, name: present.name }
  if (typed.id !== undefined) return { id: typed.id, name }
  return { name, ...(typed.plural_name ? { plural_name: typed.plural_name } : {}) }
}

/** The line as it will be shown, before the server has answered. */
export function typedLine(body: ReturnType<typeof lineBody>, line: IngredientRow): IngredientRow {
  const named = (one: { id?: number; name: string } | null, present: Named | null) =>
    one && (present && one.id === present.id ? present : { id: 0, plural_name: null, ...one })
  const { unit, food } = body
  // Pages read no more of a new row than its names.
  return {
    ...line,
    ...body,
    conversions: [],
    unit: named(unit, line.unit),
    food: named(food, line.food),
  } as IngredientRow
}
