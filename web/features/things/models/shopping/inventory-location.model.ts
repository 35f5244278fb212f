import type { inventoryLocation } from '#worker/modules/inventory/location.contract.ts'
import { model } from '../../model.ts'

export const inventoryLocationModel = model<typeof inventoryLocation>({
  name: 'InventoryLocation',
  resource: 'inventory-location',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'household' }, { field: 'is_freezer', kind: 'flag' }],
  fields: [
    { field: 'name', required: true },
    { field: 'is_freezer', kind: 'flag' },
    { field: 'household', kind: 'thing', from: 'household', required: true },
  ],
})
