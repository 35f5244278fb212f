import type { supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'
import { model } from '../../model.ts'

export const supermarketCategoryModel = model<typeof supermarketCategory>({
  name: 'SupermarketCategory',
  resource: 'supermarket-category',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete', 'merge'],
  uses: true,
  doubles: true,
  columns: [{ field: 'name' }, { field: 'description', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'description', kind: 'lines' },
  ],
})
