import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { inventoryLogProjection } from './entry.projection.ts'
import { inventoryEntryResource } from './entry.resource.ts'
import { locationResource } from './location.resource.ts'
import { inventoryLogResource } from './log.resource.ts'
import { logTable } from './log.table.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import { cascadingEntries, cascadingLogs } from './entry.rows.ts'

const effectsOnInventory: EffectsByKind = {
  food: {
    cascading: (space, id) => {
      const inside = sql`e.food IN (${branchIds('food', space, id)})`
      return [cascadingEntries(space, inside), cascadingLogs(space, inside)]
    },
  },
  // Entries belong to a household through their place.
  'kept-household': {
    protecting: (space, id) => [
      sql`SELECT id, 'InventoryLocation' AS model, name FROM inventory_location
        WHERE space_id = ${space} AND household = ${id} AND deleted_with IS NULL`,
    ],
  },
  unit: { nulling: (space, id) => [cascadingEntries(space, sql`e.unit = ${id}`)] },
}

export const inventory: readonly Module[] = [
  { name: 'inventory-log', tables: [logTable], resources: [inventoryLogResource] },
  resourceModule(inventoryEntryResource, {
    projections: [inventoryLogProjection],
    effects: effectsOnInventory,
    purge: {
      // Bookings are of their entry alone.
      'inventory-entry': {
        deleteDependents: (space, ids) => [
          sql`DELETE FROM inventory_log WHERE space_id = ${space} AND entry IN (${ids})`,
        ],
      },
    },
    feedFilters: { 'inventory-entry': (context) => (hasLevel(context, 'user') ? sql`1` : sql`0`) },
  }),
  resourceModule(locationResource),
]
