import { formatRange, takesFractions } from '#worker/modules/amounts/index.ts'
import { inflectFood } from '#worker/modules/recipes/instruction/inflect-food.ts'
import { inflect } from '#worker/modules/recipes/instruction/inflect-name.ts'
import type { IngredientRow, MeasuredRow } from './recipe-row.ts'

/** As people write it: "1½ cups flour, sifted". */
export function rowText(row: IngredientRow): string {
  if ('line' in row) return row.line
  return [[amountText(row), unitText(row), foodText(row)].filter(Boolean).join(' '), row.note]
    .filter(Boolean)
    .join(', ')
}

/** "1½" or "20–30"; blank without an amount. Thousands are not parted, as a comma may be read as a decimal one. */
export const amountText = ({ amount, amount_max, unit }: MeasuredRow): string =>
  amount === null
    ? ''
    : formatRange({ amount, amount_max }, { fractions: takesFractions(unit?.base_unit) }).replaceAll(',', '')

export const unitText = ({ unit, amount, amount_max }: MeasuredRow): string =>
  unit ? inflect(unit.name, unit.plural_name ?? null, amount_max ?? amount) : ''

export const foodText = ({ food, unit, amount, amount_max }: MeasuredRow): string =>
  inflectFood(food.name, food.plural_name, amount_max ?? amount, unit?.base_unit)
