import { tableNutrients } from './composition-table.ts'
import { isTableNumber, type Amount, type Composition } from './composition.ts'

/**
 * Undefined where it is not known how much of a nutrient there is, null where the source does not count it at all. What the
 * service does not list is not there; the table has few columns, some with gaps.
 */
export const amountOf =
  (nutrient: number) =>
  ({ nutrients, id }: Composition): Amount | undefined | null => {
    const amount = nutrients.get(nutrient)
    if (amount || !isTableNumber(id)) return amount ?? { amount: 0, unit: '' }
    return tableNutrients.includes(nutrient) ? undefined : null
  }
