import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { bookings } from './entry.projection.ts'
import { inventoryEntryResource } from './entry.resource.ts'
import { locationResource } from './location.resource.ts'
import { inventoryLogResource } from './log.resource.ts'
import { logTable } from './log.table.ts'
import type { EffectsByKind } from '#worker/kernel/resource/resource.ts'
import { branchOf } from '#worker/kernel/resource/references/reference.projection.ts'
import { entriesAlong, logsAlong } from './entry.rows.ts'

/** What is kept goes with its food and keeps its household; without its unit it is kept all the same. */
const effectsOnInventory: EffectsByKind = {
  food: {
    cascading: (space, id) => {
      const inside = sql`e.food IN (${branchOf('food', space, id)})`
      return [entriesAlong(space, inside), logsAlong(space, inside)]
    },
  },
  // The household's food is asked for by its places.
  'kept-household': {
    protecting: (space, id) => [
      sql`SELECT id, 'InventoryLocation' AS model, name FROM inventory_location
        WHERE space_id = ${space} AND household = ${id} AND deleted_with IS NULL`,
    ],
  },
  unit: { nulling: (space, id) => [entriesAlong(space, sql`e.unit = ${id}`)] },
}

/** What a household has in its larder: how much of what, where, and until when. */
export const inventory: readonly Module[] = [
  { name: 'inventory-log', tables: [logTable], resources: [inventoryLogResource] },
  plain(inventoryEntryResource, {
    projections: [bookings],
    effects: effectsOnInventory,
    feed: { 'inventory-entry': (context) => (stands(context, 'user') ? sql`1` : sql`0`) },
  }),
  plain(locationResource),
]
