import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { readPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { listing } from '#worker/modules/recipes/listing/listing.ts'
import { loadSavedFilters } from '#worker/modules/recipes/listing/parse/load-saved-filters.ts'
import { overviewOf } from '#worker/modules/recipes/recipe-overview.ts'
import { recipe } from '#worker/modules/recipes/recipe.contract.ts'
import type { bookRecipesPage } from './book-recipes.contract.ts'

/** In the order in which a book is read: what was put in, as it was put in, then what its filter finds, by name. */
export async function listBookRecipes(
  context: Context,
  book: number,
): Promise<Answer<z.output<typeof bookRecipesPage>>> {
  const { space, shard } = membershipOf(context)
  const given = { books: String(book) }
  const saved = await loadSavedFilters(context, given)
  if (!saved.books.has(book)) throw notFound()
  const { rows } = listing(context, given, { saved, search: null, typed: undefined })
  const entries = sql`recipe_book_entry e WHERE e.space_id = ${space} AND e.book = ${book} AND e.deleted_with IS NULL`
  const { found, ...page } = await readPage(
    { db: context.spaceDatabase(shard), url: context.url, paging: recipe.paging, count: sql`SELECT 0` },
    (window) => ({
      recipes: overviewOf(context, enteredFirst(rows(sql``), entries, window)),
      entered: query<{ n: number }>(
        sql`SELECT count(*) AS n FROM ${entries} AND ${visibleRecipe(context, sql`e.recipe`)}`,
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

const enteredFirst = (found: SQL, entries: SQL, window: SQL): SQL => sql`
  SELECT f.id, f.total, row_number() OVER (ORDER BY o.id IS NULL, o.id, f.place) AS place
  FROM (${found}) f LEFT JOIN (SELECT e.id, e.recipe FROM ${entries}) o ON o.recipe = f.id ORDER BY place ${window}`
