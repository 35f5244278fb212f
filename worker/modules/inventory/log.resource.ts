import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { idFilter } from '#worker/kernel/sql/id-filter.ts'
import { definePartialResource, rowJson } from '#worker/kernel/resource/define-resource.ts'
import { inventoryEntryResource } from './entry.resource.ts'
import { entryIsComplete } from './entry.rows.ts'
import { locationResource } from './location.resource.ts'
import { inventoryLog } from './entry.contract.ts'
import { logTable } from './log.table.ts'

const entryMatches = (condition: SQL): SQL => sql`EXISTS (SELECT 1 FROM inventory_entry e
  WHERE e.space_id = ${logTable.space_id} AND e.id = ${logTable.entry} AND e.deleted_with IS NULL AND ${condition})`

export const inventoryLogResource = definePartialResource(
  inventoryLog,
  logTable,
  {
    sort: sql`${logTable.id} DESC`,
    visible: () => entryMatches(entryIsComplete(sql`e`)),
    computed: (context) => {
      const place = (column: SQLWrapper) => ({
        as: 'json' as const,
        sql: rowJson(locationResource, context, logTable.space_id, column),
      })
      return {
        entry: { as: 'json', sql: rowJson(inventoryEntryResource, context, logTable.space_id, logTable.entry) },
        old_inventory_location: place(logTable.old_inventory_location),
        new_inventory_location: place(logTable.new_inventory_location),
      }
    },
    sortKeys: () => ({
      entry: sql`(SELECT f.name_fold FROM inventory_entry e JOIN food f ON f.space_id = e.space_id AND f.id = e.food
        WHERE e.space_id = ${logTable.space_id} AND e.id = ${logTable.entry})`,
    }),
    filters: {
      entry_id: idFilter('entry_id', (id) => sql`${logTable.entry} = ${id}`),
      food_id: idFilter('food_id', (id) => entryMatches(sql`e.food = ${id}`)),
    },
  },
  ['list', 'retrieve'],
)
