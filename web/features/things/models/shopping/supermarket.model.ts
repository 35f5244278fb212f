import type { supermarket } from '#worker/modules/supermarkets/supermarket.contract.ts'
import { model } from '../../model.ts'

export const supermarketModel = model<typeof supermarket>({
  name: 'Supermarket',
  resource: 'supermarket',
  group: 'shopping',
  read: 'user',
  write: 'user',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [{ field: 'name' }, { field: 'description', hidden: true }],
  fields: [
    { field: 'name', required: true },
    { field: 'description', kind: 'lines' },
  ],
})
