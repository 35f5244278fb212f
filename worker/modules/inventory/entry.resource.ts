import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { defineResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { nameOf } from '#worker/kernel/resource/name-of.ts'
import { inventoryEntry } from './entry.contract.ts'
import { entryCode, entryIsComplete, entryLabel, cascadingLogs } from './entry.rows.ts'
import { inventoryEntryTable } from './entry.table.ts'
import { locationResource } from './location.resource.ts'
import { locationExists } from './location.rows.ts'

const entryRow = sql`${inventoryEntryTable}`

export const inventoryEntryResource = defineResource(inventoryEntry, inventoryEntryTable, {
  sort: sql`${inventoryEntryTable.expires} IS NULL, ${inventoryEntryTable.expires}`,
  visible: () => entryIsComplete(entryRow),
  referenceChecks: { inventory_location: (id, context) => locationExists(sql`${membershipOf(context).space}`, id) },
  uniqueFields: { code: entryCode(entryRow) },
  computed: (context) => ({
    inventory_location: {
      as: 'json',
      sql: rowJson(locationResource, context, inventoryEntryTable.space_id, inventoryEntryTable.inventory_location),
    },
    code: { sql: entryCode(entryRow) },
    label: { sql: entryLabel(entryRow) },
  }),
  sortKeys: () => ({
    inventory_location: nameOf(locationResource, inventoryEntryTable.space_id, inventoryEntryTable.inventory_location),
  }),
  filters: {
    empty: (value) => (/^(|0|false|no|off)$/i.test(String(value)) ? sql`${inventoryEntryTable.amount} > 0` : sql`1`),
    code: (value, context) => sql`${inventoryEntryTable.food} = (SELECT e.food FROM inventory_entry e
      WHERE e.space_id = ${membershipOf(context).space} AND e.deleted_with IS NULL AND ${entryCode(sql`e`)} = ${value}
      ORDER BY e.id LIMIT 1)`,
    food_id: idFilter('food_id', (id) => sql`${inventoryEntryTable.food} = ${id}`),
    inventory_location_id: idFilter(
      'inventory_location_id',
      (id) => sql`${inventoryEntryTable.inventory_location} = ${id}`,
    ),
  },
  effects: { cascading: (space, id) => [cascadingLogs(space, sql`e.id = ${id}`)] },
  onCreate: (context) => ({ created_by: personOf(context).id }),
  // Stores the default code, so that sending an entry back unchanged makes no difference.
  derivedColumns: ({ id, code }) => (typeof id === 'number' && !code ? { code: id.toString(16).toUpperCase() } : {}),
})
