import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { notFound } from '#worker/kernel/contract/errors.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { readPage, type PageBody } from '#worker/kernel/sql/list-page.ts'
import { sortBy } from '#worker/kernel/sql/ordering.ts'
import { query, type QueryResults } from '#worker/kernel/sql/query.ts'
import { presentRow, visibleRows, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { overviewOf } from '#worker/modules/recipes/recipe-overview.ts'
import { bookResource } from './book.resource.ts'
import { recipeBookEntry } from './entry.contract.ts'
import { bookEntryResource } from './entry.resource.ts'
import { bookEntryTable } from './entry.table.ts'

type BookEntry = z.output<typeof recipeBookEntry.row>

export async function listBookEntries(
  context: Context,
  params: z.output<NonNullable<typeof recipeBookEntry.filters>>,
): Promise<Answer<PageBody<BookEntry>>> {
  const { space, shard } = membershipOf(context)
  const filters = Object.entries(bookEntryResource.rules.filters ?? {}).flatMap(([name, filter]) =>
    params[name] === undefined ? [] : [filter(params[name], context)],
  )
  const where = sql`WHERE ${sql.join([...filters, visibleRows(bookEntryResource, space, context)], sql` AND `)}`
  const { found, ...page } = await readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging: recipeBookEntry.paging,
      count: sql`SELECT count(*) FROM ${bookEntryTable} ${where}`,
    },
    (window) =>
      entryQueries(
        context,
        sql`${where} ORDER BY ${sortBy(sortKeys, params['ordering'], sql`${bookEntryTable.id}`)} ${window}`,
      ),
  )
  return answer({ ...page, timestamp: context.at, results: presentBookEntries(found) })
}

const nameIn = (table: SQL, id: SQL): SQL =>
  sql`(SELECT n.name_fold FROM ${table} n WHERE n.space_id = ${bookEntryTable.space_id} AND n.id = ${id})`

const sortKeys = {
  book_content: nameIn(sql`recipe_book`, sql`${bookEntryTable.book}`),
  recipe_content: nameIn(sql`recipe`, sql`${bookEntryTable.recipe}`),
}

export async function showEntry(context: Context, id: number): Promise<Answer<BookEntry>> {
  const found = await context.spaceDatabase(membershipOf(context).shard).read(bookEntryById(context, id))
  const [body] = presentBookEntries(found)
  if (!body) throw notFound()
  return answer(body, { version: found.entries[0]?.version })
}

export const bookEntryById = (context: Context, id: number) =>
  entryQueries(
    context,
    sql`WHERE ${visibleRows(bookEntryResource, membershipOf(context).space, context)} AND ${bookEntryTable.id} = ${id}`,
  )

/** Queries for the entries that `tail` selects; books and recipes that entries share are read once. */
const entryQueries = (context: Context, tail: SQL) => {
  const { space } = membershipOf(context)
  const of = (column: SQL) => sql`(SELECT ${column} FROM ${bookEntryTable} ${tail})`
  return {
    entries: query<{ id: number; book: number; recipe: number; version: number }>(
      sql`SELECT id, book, recipe, version FROM ${bookEntryTable} ${tail}`,
    ),
    books: selectRows(
      bookResource,
      context,
      sql`WHERE recipe_book.space_id = ${space} AND recipe_book.id IN ${of(sql`book`)}`,
    ),
    recipes: overviewOf(context, sql`SELECT DISTINCT recipe AS id, 0 AS total, 0 AS place FROM ${of(sql`recipe`)}`),
  }
}

export function presentBookEntries({ entries, books, recipes }: QueryResults<ReturnType<typeof entryQueries>>) {
  const shelf = new Map(books.map((row) => presentRow(bookResource, row)).map((book) => [book.id, book]))
  const dishes = new Map(recipes.map(({ total: _total, ...recipe }) => [recipe.id, recipe]))
  return entries.flatMap(({ id, book, recipe }): BookEntry[] => {
    const book_content = shelf.get(book)
    const recipe_content = dishes.get(recipe)
    return book_content && recipe_content ? [{ id, book, book_content, recipe, recipe_content }] : []
  })
}
