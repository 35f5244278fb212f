import type { shoppingList } from '#worker/modules/shopping-lists/shopping-list.contract.ts'
import { model } from '../../model.ts'

export const shoppingListModel = model<typeof shoppingList>({
  name: 'ShoppingList',
  resource: 'shopping-list',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'description' }, { field: 'color', kind: 'color' }],
  fields: [
    { field: 'name', required: true },
    { field: 'description', kind: 'lines' },
    { field: 'color', kind: 'color' },
  ],
})
