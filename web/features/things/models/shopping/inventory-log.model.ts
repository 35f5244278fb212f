import type { inventoryLog } from '#worker/modules/inventory/entry.contract.ts'
import { model } from '../../model.ts'

export const inventoryLogModel = model<typeof inventoryLog>({
  name: 'InventoryLog',
  resource: 'inventory-log',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: [],
  columns: [
    { field: 'entry' },
    { field: 'booking_type', kind: 'choice' },
    { field: 'old_amount', kind: 'amount' },
    { field: 'new_amount', kind: 'amount' },
    { field: 'created_at', kind: 'moment' },
  ],
})
