import { type AmountRange, saysAmount } from '#worker/modules/amounts/index.ts'
import type { IngredientChange } from '#worker/modules/recipes/history/history.contract.ts'

export type LoggedIngredient = NonNullable<IngredientChange['before']>

/** An ingredient of a version as one line: "500 g flour, sifted". */
export function ingredientText(fields: LoggedIngredient, amount: (range: AmountRange) => string): string {
  const { food, unit, note, is_header } = fields
  if (is_header) return note ?? ''
  const quantity = saysAmount(fields) ? [amount(fields), unit ?? ''] : []
  const name = [...quantity, food ?? ''].filter(Boolean).join(' ')
  return [name, note ?? ''].filter(Boolean).join(', ')
}
