import { queryOptions } from '@tanstack/react-query'
import type { Unit } from '#worker/modules/conversions/graph/unit-sizes.ts'
import type { supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'
import type { unit } from '#worker/modules/units/unit.contract.ts'
import { call, type ListPage } from '#web/lib/api/api.ts'
import { writeUserStorage, readUserStorage } from '#web/lib/user-storage.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { isGuest } from '#web/lib/api/is-guest.ts'
import { sessionQuery } from '#web/lib/api/session.ts'
import type { NamedEntity } from './shopping-list.ts'
import { ownerKeyOf } from '#web/lib/api/owner-key.ts'

export interface Supermarket extends NamedEntity {
  category_to_supermarket: readonly { category: NamedEntity; order: number }[]
}

/** A list that rarely changes, stored for visits without a network. A refusal keeps the stored rows. */
const offlineListQuery = <Row>(resource: string, pick: (row: Row) => Row) => {
  const name = () => `${resource}.${ownerKeyOf(queryClient.getQueryData(sessionQuery.queryKey))}`
  return queryOptions({
    queryKey: [resource, 'kept'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      if (isGuest()) return rows
      for (let page = 1, isMore = true; isMore; page += 1) {
        const query = { page_size: 200, ...(page > 1 ? { page } : {}) }
        const { results, next } = await call<ListPage<Row>>('GET', `/api/${resource}/`, { query, signal })
        rows.push(...results.map(pick))
        isMore = next !== null
      }
      writeUserStorage(name(), rows)
      return rows
    },
    initialData: () => {
      const raw = readUserStorage(name())
      return Array.isArray(raw) ? (raw as Row[]) : undefined
    },
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
    networkMode: 'always',
    retry: false,
    meta: { quiet: true },
  })
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
