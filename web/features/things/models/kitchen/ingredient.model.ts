import type { ingredient } from '#worker/modules/recipes/parts/ingredient.contract.ts'
import { model } from '../../model.ts'

export const ingredientModel = model<typeof ingredient>({
  name: 'Ingredient',
  resource: 'ingredient',
  group: 'kitchen',
  read: 'user',
  write: 'user',
  can: [],
  unsearched: true,
  columns: [
    { field: 'id', sort: false },
    { field: 'amount', kind: 'amount', sort: false },
    { field: 'unit', sort: false },
    { field: 'food', sort: false },
    { field: 'note', sort: false },
    { field: 'used_in_recipes', sort: false },
  ],
})
