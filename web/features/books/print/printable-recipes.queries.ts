import { queryOptions } from '@tanstack/react-query'
import { bookRecipesQuery } from '#web/components/books/books.queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

/** More makes a book that nobody binds, and a page that no phone holds. */
const maxRecipes = 300
const perCall = 50

/** In the order in which the book is read; `left` is how many more it has. */
export const printableRecipesQuery = (book: number) =>
  queryOptions({
    queryKey: ['recipe-book', 'printable', book],
    queryFn: async () => {
      const ids: number[] = []
      for (let page = 1; ; page++) {
        const { results, next, count } = await queryClient.fetchQuery(bookRecipesQuery(book, page, perCall))
        ids.push(...results.map(({ id }) => id))
        if (next === null || ids.length >= maxRecipes)
          return { ids: ids.slice(0, maxRecipes), left: Math.max(0, count - maxRecipes) }
      }
    },
    staleTime: 0,
  })
