import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { inventoryEntry } from './entry.contract.ts'
import { inventoryLocation } from './location.contract.ts'

/** A change of stock, with the entry as it is now. */
export const inventoryLog = resource({
  name: 'inventory-log',
  title: 'InventoryLog',
  fields: z.object({}),
  reads: z.object({
    entry: inventoryEntry.row,
    booking_type: z.enum(['add', 'remove', 'move']),
    old_amount: z.number(),
    new_amount: z.number(),
    old_inventory_location: inventoryLocation.row.nullable(),
    new_inventory_location: inventoryLocation.row.nullable(),
    note: z.string().nullable(),
    created_at: z.iso.datetime(),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({ entry_id: z.string().optional(), food_id: z.string().optional() }),
})
