import { type AmountRange, statesAmount } from '#worker/modules/amounts/index.ts'
import type { IngredientRow } from '#web/components/recipe/recipe.rows.ts'

/** A line as it was written, unscaled, in a form that the parser of lines reads back. */
export function lineText(line: IngredientRow, amount: (range: AmountRange) => string): string {
  const { unit, food, note } = line
  const words = [statesAmount(line) ? amount(line) : '', unit?.name ?? '', food?.name ?? '']
  return [words.filter(Boolean).join(' '), note ?? ''].filter(Boolean).join(', ')
}
