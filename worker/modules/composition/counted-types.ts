import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { nameKey } from '#worker/kernel/contract/name-key.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { NextId } from '#worker/kernel/log/reserve-ids.ts'
import { creation } from '#worker/modules/common-foods/creation.ts'
import { nutrients } from '#worker/modules/common-foods/nutrients.ts'
import { amountOf } from './amount-of.ts'
import type { Amount, Composition } from './composition.ts'
import type { TypeRow } from './larder.rows.ts'

interface CountedType {
  type: Pick<TypeRow, 'id' | 'name' | 'unit'> & { isNew?: true }
  /** As `amountOf`. */
  of: (composition: Composition) => Amount | undefined | null
}

/** Types of the space that have a number in FoodData Central, and with `label` those of a label, made where they lack. */
export function countedTypes(
  rows: readonly TypeRow[],
  { label, language }: { label: boolean; language: Language },
  nextId: NextId,
): { types: CountedType[]; created: Append[] } {
  const types = rows.flatMap((type): CountedType[] =>
    type.fdc_id === null ? [] : [{ type, of: amountOf(type.fdc_id) }],
  )
  if (!label) return { types, created: [] }
  const created: Append[] = []
  for (const [order, { names, unit, fdc_id }] of nutrients.entries()) {
    if (fdc_id !== null && rows.some((row) => row.fdc_id === fdc_id)) continue
    const of = fdc_id === null ? saltOf : amountOf(fdc_id)
    const keys = Object.values(names).map(nameKey)
    const row = rows.find((one) => one.fdc_id === null && keys.includes(one.name_key))
    if (row) types.push({ type: row, of })
    // A type of that name counts another nutrient.
    else if (!rows.some((one) => one.name_key === nameKey(names[language]))) {
      const type = { name: names[language], unit, order, fdc_id }
      const id = nextId('property-type')
      created.push(creation('property-type', id, type))
      types.push({ type: { id, name: type.name, unit, isNew: true }, of })
    }
  }
  return { types, created }
}

const SODIUM = 1093
const GRAMS_OF_SALT_PER_MILLIGRAM_OF_SODIUM = 2.5 / 1000

const saltOf: CountedType['of'] = ({ nutrients: amounts }) => {
  const sodium = amounts.get(SODIUM)
  return sodium && { amount: sodium.amount * GRAMS_OF_SALT_PER_MILLIGRAM_OF_SODIUM, unit: 'g' }
}
