import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { readPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { listing } from '#worker/modules/recipes/listing/listing.ts'
import { loadSavedFilters, type SavedFilters } from '#worker/modules/recipes/listing/parse/load-saved-filters.ts'
import { overviewOf } from '#worker/modules/recipes/recipe-overview.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { bookRecipesPage } from './book-recipes.contract.ts'
import { entryPlace } from './entry.table.ts'

export async function listBookRecipes(
  context: Context,
  book: number,
): Promise<Answer<z.output<typeof bookRecipesPage>>> {
  const { space, shard } = membershipOf(context)
  const saved = await loadSavedFilters(context, { books: String(book) })
  if (!saved.books.has(book)) throw notFound()
  const rows = bookListing(context, book, saved)
  const { found, ...page } = await readPage(
    { db: context.spaceDatabase(shard), url: context.url, paging: recipe.paging, count: sql`SELECT 0` },
    (window) => ({
      recipes: overviewOf(context, rows(window)),
      entered: query<{ n: number }>(
        sql`SELECT count(*) AS n FROM ${entriesOf(space, book)} AND ${visibleRecipe(context, sql`e.recipe`)}`,
      ),
    }),
    { counted: ({ recipes: [first] }) => first?.total ?? 0 },
  )
  return answer({
    ...page,
    entered: found.entered[0]?.n ?? 0,
    results: found.recipes.map(({ total: _total, ...row }) => row),
  })
}

/**
 * Windows of `(id, total, place)` in the order in which a book is read: what was put in, in an order of its owner's,
 * then what its filter finds, by name.
 */
export function bookListing(context: Context, book: number, saved: SavedFilters): (window: SQL) => SQL {
  const { rows } = listing(context, { books: String(book) }, { saved, search: null, typed: undefined })
  const entries = entriesOf(membershipOf(context).space, book)
  return (window) => sql`
    SELECT f.id, f.total, row_number() OVER (ORDER BY o.id IS NULL, o.place, o.id, f.place) AS place
    FROM (${rows(sql``)}) f LEFT JOIN (SELECT e.id, e.recipe, ${entryPlace} AS place FROM ${entries}) o ON o.recipe = f.id
    ORDER BY place ${window}`
}

const entriesOf = (space: number, book: number): SQL =>
  sql`recipe_book_entry e WHERE e.space_id = ${space} AND e.book = ${book} AND e.deleted_with IS NULL`
