import type { ingredient } from '#worker/modules/recipes/parts/ingredient.contract.ts'
import { model } from '../../model.ts'

export const ingredientModel = model<typeof ingredient>({
  name: 'Ingredient',
  resource: 'ingredient',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: ['change'],
  unsearched: true,
  columns: [
    { field: 'id' },
    { field: 'amount', kind: 'amount', sort: false },
    { field: 'unit' },
    { field: 'food' },
    { field: 'note', sort: false },
    { field: 'used_in_recipes', sort: false },
  ],
  fields: [
    { field: 'no_amount', kind: 'flag' },
    { field: 'amount', kind: 'amount', required: true, shown: ({ no_amount: isWithout }) => isWithout !== true },
    { field: 'unit', kind: 'thing', from: 'unit', allowNew: true },
    { field: 'food', kind: 'thing', from: 'food', allowNew: true },
    { field: 'note' },
  ],
})
