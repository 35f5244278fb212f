import type { recipeBookEntry } from '#worker/modules/books/entry.contract.ts'
import { model } from '../../model.ts'

export const recipeBookEntryModel = model<typeof recipeBookEntry>({
  name: 'RecipeBookEntry',
  resource: 'recipe-book-entry',
  group: 'kitchen',
  read: 'guest',
  write: 'guest',
  can: ['delete'],
  unsearched: true,
  columns: [{ field: 'book_content' }, { field: 'recipe_content' }],
})
