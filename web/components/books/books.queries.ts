import { queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'
import { favouriteKind } from './favourite-kind.ts'
import { bookEndpoint, bookEntryEndpoint, type BookCovers, type BookRecipes } from './book.rows.ts'

/** A space has few books; these are read together. */
export const booksQuery = resourceListQuery(bookEndpoint, { page_size: 200 })

/** Which books a recipe was put into. */
export const bookEntriesQuery = (recipe: number) => resourceListQuery(bookEntryEndpoint, { recipe, page_size: 200 })

/** One page of the recipes of a book, in the order in which it is read. */
export const bookRecipesQuery = (book: number, page: number, size: number) =>
  queryOptions({
    queryKey: [bookEndpoint.name, 'recipes', book, page, size],
    queryFn: ({ signal }) =>
      call<BookRecipes>('GET', `/api/recipe-book/${book}/recipes/`, { query: { page, page_size: size }, signal }),
  })

export const invalidateBooks = () =>
  Promise.all(
    [bookEndpoint.name, bookEntryEndpoint.name, favouriteKind.kind].map((name) =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )

/** How many recipes each book has, and the first pictures for its cover. */
export const coversQuery = queryOptions({
  queryKey: [bookEndpoint.name, 'covers'],
  queryFn: ({ signal }) => call<BookCovers>('GET', `${bookEndpoint.path}covers/`, { signal }),
})
