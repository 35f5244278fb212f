import { sql } from 'drizzle-orm'
import { nameKey } from '#worker/kernel/contract/fold-name.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { otherNumbers } from '#worker/modules/imports/food-finder.ts'
import { isEntryVisible } from '#worker/modules/shopping/entries/entry.rows.ts'
import { entryTable } from '#worker/modules/shopping/shopping.table.ts'
import type { ItemReading } from '../text/item-words.ts'
import { connectorLinkTable } from '../connector.table.ts'
import type { ConnectorRow } from './connector.rows.ts'
import type { LocalEntry } from './merge-input.ts'

/** Entries to buy and those that are linked, as the creator sees them, and foods that they or these texts name. */
export function entryQueries(context: Context, { space_id: space, id }: ConnectorRow, texts: readonly ItemReading[]) {
  const linked = sql`SELECT entry FROM ${connectorLinkTable} WHERE space_id = ${space} AND connector = ${id}`
  const ids = sql`SELECT id FROM shopping_list_entry
      WHERE space_id = ${space} AND checked = 0 AND completed_at IS NULL AND deleted_with IS NULL
    UNION ${linked}`
  const entries = sql`shopping_list_entry WHERE space_id = ${space} AND id IN (${ids}) AND deleted_with IS NULL
    AND ${isEntryVisible(context)}`
  const keys = texts.flatMap(({ food }) => [nameKey(food), ...otherNumbers(nameKey(food))])
  return {
    entries: tableQuery(entryTable, sql`SELECT * FROM ${entries} ORDER BY id`),
    foods: query<{
      id: number
      name: string
      plural_name: string | null
      aisle: string | null
      shopping_lists: number[]
    }>(
      sql`WITH named (id) AS (
          SELECT food FROM ${entries}
          UNION SELECT f.id FROM ${jsonEach(keys)} k CROSS JOIN food f ON f.space_id = ${space} AND f.name_key = k.value
          UNION SELECT f.id FROM ${jsonEach(keys)} k CROSS JOIN food f ON f.space_id = ${space} AND f.plural_key = k.value)
        SELECT f.id, f.name, f.plural_name, f.shopping_lists, c.name AS aisle FROM named CROSS JOIN food f ON f.space_id = ${space} AND f.id = named.id
        LEFT JOIN supermarket_category c ON c.space_id = f.space_id AND c.id = f.supermarket_category AND c.deleted_with IS NULL
        WHERE f.deleted_with IS NULL ORDER BY f.id`,
      { json: ['shopping_lists'] },
    ),
  }
}

type Found = QueryResults<ReturnType<typeof entryQueries>>
interface UnitRow {
  id: number
  name: string
  base_unit: string | null
}

export function localEntries(
  { entries, foods }: Found,
  units: readonly UnitRow[],
  { shopping_list }: Pick<ConnectorRow, 'shopping_list'>,
): LocalEntry[] {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const unitById = new Map(units.map((unit) => [unit.id, unit]))
  return entries.flatMap(({ id, food, unit, amount, checked, shopping_lists }) => {
    const row = foodById.get(food)
    const measure = unit === null ? undefined : unitById.get(unit)
    if (!row) return []
    return [
      {
        id,
        food: { id: row.id, name: row.name, aisle: row.aisle },
        unit: measure ? { id: measure.id, name: measure.name, base: measure.base_unit } : null,
        amount,
        done: checked,
        belongs: shopping_list === null || shopping_lists.includes(shopping_list),
      },
    ]
  })
}
