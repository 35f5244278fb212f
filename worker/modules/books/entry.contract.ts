import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { recipeOverview } from '#worker/modules/recipes/recipe.contract.ts'
import { recipeBook } from './book.contract.ts'

export const recipeBookEntry = resource({
  name: 'recipe-book-entry',
  title: 'RecipeBookEntry',
  fields: z.object({ book: idRefSchema(), recipe: idRefSchema() }),
  reads: z.object({
    book: z.int(),
    book_content: recipeBook.row,
    recipe: z.int(),
    recipe_content: recipeOverview,
  }),
  roles: { read: 'guest', write: 'guest' },
  filters: z.object({ book: z.string().optional(), recipe: z.string().optional() }),
})
