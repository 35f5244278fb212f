import type { Unit } from '#worker/modules/conversions/graph/unit-sizes.ts'
import type { supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { offlineListQuery } from '#web/lib/offline/offline-list-query.ts'
import type { NamedEntity } from './shopping-list.ts'

export interface Supermarket extends NamedEntity {
  category_to_supermarket: readonly { category: NamedEntity; order: number }[]
}

export const supermarketsQuery = offlineListQuery<Supermarket>(
  'supermarket',
  ({ id, name, category_to_supermarket }) => ({
    id,
    name,
    category_to_supermarket: category_to_supermarket.map(({ category, order }) => ({
      category: { id: category.id, name: category.name },
      order,
    })),
  }),
)

type CategoryRow = Pick<RowOf<typeof supermarketCategory>, 'id' | 'name'>
export const categoriesQuery = offlineListQuery<CategoryRow>('supermarket-category', ({ id, name }) => ({ id, name }))

type UnitRow = Pick<RowOf<typeof unit>, 'id' | 'name' | 'plural_name' | 'base_unit'>
export const offlineUnitsQuery = offlineListQuery<UnitRow>('unit', ({ id, name, plural_name, base_unit }) => ({
  id,
  name,
  plural_name,
  base_unit,
}))

interface ConversionRow {
  food: { id: number } | null
  base_amount: number
  base_unit: Unit
  converted_amount: number
  converted_unit: Unit
}
const toUnit = ({ id, name, base_unit }: Unit): Unit => ({ id, name, base_unit })

export const conversionsQuery = offlineListQuery<ConversionRow>('unit-conversion', (row) => ({
  food: row.food && { id: row.food.id },
  base_amount: row.base_amount,
  base_unit: toUnit(row.base_unit),
  converted_amount: row.converted_amount,
  converted_unit: toUnit(row.converted_unit),
}))
