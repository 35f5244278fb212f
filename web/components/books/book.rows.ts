import type * as z from 'zod'
import type { bookRecipesPage } from '#worker/modules/books/book-recipes.contract.ts'
import type { bookCovers } from '#worker/modules/books/covers/cover.contract.ts'
import type { recipeBook } from '#worker/modules/books/book.contract.ts'
import type { recipeBookEntry } from '#worker/modules/books/entry.contract.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'

export const bookEndpoint = resourceEndpoint<typeof recipeBook>('recipe-book')
export const bookEntryEndpoint = resourceEndpoint<typeof recipeBookEntry>('recipe-book-entry')

export type BookRow = RowOf<typeof bookEndpoint>
export type BookRecipes = z.output<typeof bookRecipesPage>
export type BookCovers = z.output<typeof bookCovers>
