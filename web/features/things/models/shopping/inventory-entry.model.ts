import type { inventoryEntry } from '#worker/modules/inventory/entry.contract.ts'
import { model } from '../../model.ts'

export const inventoryEntryModel = model<typeof inventoryEntry>({
  name: 'InventoryEntry',
  resource: 'inventory-entry',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'food' },
    { field: 'amount', kind: 'amount' },
    { field: 'unit' },
    { field: 'inventory_location' },
    { field: 'expires', kind: 'day' },
    { field: 'frozen_on', kind: 'day', hidden: true },
    { field: 'code', hidden: true },
  ],
  fields: [
    { field: 'food', kind: 'thing', from: 'food', allowNew: true, required: true },
    { field: 'amount', kind: 'amount', required: true },
    { field: 'unit', kind: 'thing', from: 'unit', allowNew: true, required: true },
    { field: 'inventory_location', kind: 'thing', from: 'inventory-location', required: true },
    { field: 'sub_location' },
    { field: 'frozen_on', kind: 'day' },
    { field: 'expires', kind: 'day' },
    { field: 'code', rare: true },
    { field: 'note', kind: 'lines' },
  ],
})
