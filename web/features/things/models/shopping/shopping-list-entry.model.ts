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
    { field: 'amount', kind: 'amount', sort: false },
    { field: 'unit', sort: false },
    { field: 'food', sort: false },
    { field: 'checked', kind: 'flag', sort: false },
    { field: 'created_at', kind: 'day', sort: false },
  ],
})
