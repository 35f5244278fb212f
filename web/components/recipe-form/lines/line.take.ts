import type { IngredientDraft } from '../draft/recipe.draft.ts'

/** A row into which a whole line was typed ("200 g flour"). Null where the line has no amount: then it is a name. */
export function lineTaken(row: IngredientDraft, line: IngredientDraft): IngredientDraft | null {
  if (line.heading) return { ...row, heading: true, note: line.note, doubt: null }
  if (line.amount === null || (line.food === null && line.unit === null && line.amountMax === null)) return null
  return {
    ...row,
    amount: line.amount,
    amountMax: line.amountMax,
    typed: null,
    unit: line.unit ?? row.unit,
    food: line.food ?? row.food,
    note: line.note || row.note,
    original: row.id === null ? line.original : row.original,
    doubt: line.food ? line.doubt : null,
  }
}
