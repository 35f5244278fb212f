import type { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import { model } from '../../model.ts'

export const recipeModel = model<typeof recipe>({
  name: 'Recipe',
  resource: 'recipe',
  group: 'kitchen',
  read: 'guest',
  write: 'user',
  can: ['delete'],
  uses: true,
  sortedAs: 'sort_order',
  columns: [{ field: 'name' }, { field: 'created_at', kind: 'day' }, { field: 'rating', kind: 'amount' }],
})
