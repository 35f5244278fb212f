import type { shoppingListEntry } from '#worker/modules/shopping/entries/entry.contract.ts'
import { model } from '../../model.ts'

export const shoppingListEntryModel = model<typeof shoppingListEntry>({
  name: 'ShoppingListEntry',
  resource: 'shopping-list-entry',
  group: 'shopping',
  read: 'guest',
  write: 'guest',
  can: ['delete'],
  columns: [
    { field: 'amount', kind: 'amount' },
    { field: 'unit' },
    { field: 'food' },
    { field: 'checked', kind: 'flag' },
    { field: 'created_at', kind: 'day' },
  ],
})
