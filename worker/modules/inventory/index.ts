import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { effectsOnInventory } from './entry.effects.ts'
import { bookings } from './entry.projection.ts'
import { inventoryEntryResource } from './entry.resource.ts'
import { locationResource } from './location.resource.ts'
import { inventoryLogResource } from './log.resource.ts'
import { logTable } from './log.table.ts'

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
