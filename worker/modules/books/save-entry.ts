import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne, query, tableQuery } from '#worker/kernel/sql/query.ts'
import { visibleRows } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { bookResource } from './book.resource.ts'
import { bookTable } from './book.table.ts'
import type { recipeBookEntry } from './entry.contract.ts'
import { bookEntryById, presentBookEntries } from './entry.read.ts'
import { bookEntryResource } from './entry.resource.ts'
import { bookEntryTable } from './entry.table.ts'

type Body = z.output<typeof recipeBookEntry.patch>

export function saveEntry(
  context: Context,
  id: number | null,
  body: Body,
): Promise<Answer<z.output<typeof recipeBookEntry.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const stored = (column: 'book' | 'recipe') =>
    sql`(SELECT ${sql.identifier(column)} FROM ${bookEntryTable} WHERE space_id = ${space} AND id = ${id})`
  const book = sql`coalesce(${body.book ?? null}, ${stored('book')})`
  const recipe = sql`coalesce(${body.recipe ?? null}, ${stored('recipe')})`
  const load = {
    row: tableQuery(
      bookEntryTable,
      sql`SELECT * FROM ${bookEntryTable} WHERE ${visibleRows(bookEntryResource, space, context)} AND ${bookEntryTable.id} = ${id}`,
    ),
    mine: query(
      sql`SELECT 1 FROM ${bookEntryTable} WHERE ${bookEntryTable.space_id} = ${space} AND ${bookEntryTable.id} = ${id}
        AND ${bookEntryResource.rules.editable?.(context)}`,
    ),
    book: query(sql`SELECT id FROM ${bookTable} WHERE ${visibleRows(bookResource, space, context)} AND id = ${book}`),
    recipe: query(sql`SELECT 1 WHERE ${visibleRecipe(context, recipe)}`),
    rival: query<{ id: number }>(
      sql`SELECT id FROM ${bookEntryTable} WHERE space_id = ${space} AND book = ${book} AND recipe = ${recipe}
        AND deleted_with IS NULL AND id IS NOT ${id}`,
    ),
    ids: reserveIds(space, { 'recipe-book-entry': id === null ? 1 : 0 }),
  }
  return execute(store, load, ({ row: [row], mine, book, recipe, rival, ids }) => {
    if ((id !== null && !row) || book.length === 0) throw notFound()
    if (row && mine.length === 0) throw forbidden()
    if (row && context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (recipe.length === 0) {
      throw invalid({ recipe: [`Invalid pk "${body.recipe}" - object does not exist.`] }, 'request.unknown_reference')
    }
    if (rival.length > 0) throw alreadyInBook()
    const entry = id ?? idAllocator(ids)('recipe-book-entry')
    return outcome({
      appends: [
        {
          stream: `recipe-book-entry:${entry}`,
          expected: row?.version ?? 0,
          events: eventsFor(entry, row, body, personOf(context).id),
        },
      ],
      status: id === null ? 201 : 200,
      location: `/api/recipe-book-entry/${entry}/`,
      answer: bookEntryById(context, entry),
      respond: (after) => foundOne(presentBookEntries(after)),
      version: (after) => after.entries[0]?.version,
    })
  })
}

type Entry = Required<Body> & { place: number | null }

function eventsFor(id: number, row: Entry | undefined, { book, recipe }: Body, created_by: number) {
  if (!row) return [{ type: 'recipe-book-entry.created', data: { id, book, recipe, created_by } }]
  const patch = {
    ...(book === undefined || book === row.book ? {} : { book, ...noPlace(row) }),
    ...(recipe === undefined || recipe === row.recipe ? {} : { recipe }),
  }
  return Object.keys(patch).length === 0 ? [] : [{ type: 'recipe-book-entry.changed', data: { id, patch } }]
}

/** The place in a book means nothing in another. */
const noPlace = ({ place }: Entry) => (place === null ? {} : { place: null })

const alreadyInBook = () =>
  invalid({ non_field_errors: ['The fields recipe, book must make a unique set.'] }, 'recipe-book-entry.taken')
