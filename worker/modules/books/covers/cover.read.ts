import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { loadSavedFilters } from '#worker/modules/recipes/listing/parse/load-saved-filters.ts'
import { imageOf } from '#worker/modules/recipes/recipe-overview.ts'
import { bookListing } from '../book-recipes.read.ts'
import type { bookCovers } from './cover.contract.ts'

/** Recipes that a cover is made of; some of them have no picture. */
const shown = 8

/** Of all books that the asker reads, in one round trip. */
export async function listCovers(context: Context): Promise<Answer<z.output<typeof bookCovers>>> {
  const { space, shard } = membershipOf(context)
  // Whichever book a list names, all are read.
  const saved = await loadSavedFilters(context, { books: '' })
  const firstOf = (book: number) =>
    query<{ total: number; image: string | null }>(sql`SELECT w.total, ${imageOf(context)} AS image
      FROM (${bookListing(context, book, saved)(sql`LIMIT ${shown}`)}) w
      CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = w.id ORDER BY w.place`)
  const books = [...saved.books.keys()]
  const found = await context
    .spaceDatabase(shard)
    .read(Object.fromEntries(books.map((book) => [String(book), firstOf(book)])))
  return answer(
    books.map((book) => {
      const recipes = found[String(book)] ?? []
      return { book, count: recipes[0]?.total ?? 0, pictures: recipes.flatMap(({ image }) => image ?? []) }
    }),
  )
}
