import type { IngredientChange } from '#worker/modules/recipes/history/history.contract.ts'

export type IngredientFields = NonNullable<IngredientChange['before']>

/** An ingredient of a version as one line: "500 g flour, sifted". */
export function ingredientText(fields: IngredientFields, amount: (value: number) => string): string {
  const { food, unit, note, is_header, no_amount } = fields
  if (is_header) return note ?? ''
  const quantity = no_amount || fields.amount === 0 ? [] : [amount(fields.amount), unit ?? '']
  const name = [...quantity, food ?? ''].filter(Boolean).join(' ')
  return [name, note ?? ''].filter(Boolean).join(', ')
}
