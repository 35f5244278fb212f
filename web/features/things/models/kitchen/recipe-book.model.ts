import type { recipeBook } from '#worker/modules/books/book.contract.ts'
import { model } from '../../model.ts'

export const recipeBookModel = model<typeof recipeBook>({
  name: 'RecipeBook',
  resource: 'recipe-book',
  group: 'kitchen',
  read: 'guest',
  write: 'guest',
  can: ['create', 'change', 'delete'],
  uses: true,
  columns: [
    { field: 'name' },
    { field: 'description', hidden: true },
    { field: 'order', kind: 'count', hidden: true },
    { field: 'shared', kind: 'people', sort: false },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'description', kind: 'lines' },
    { field: 'filter', kind: 'thing', from: 'custom-filter' },
    { field: 'shared', kind: 'people' },
    { field: 'order', kind: 'whole', rare: true },
  ],
})
