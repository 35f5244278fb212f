import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { visibleRow, presentOne, visibleRows } from '#worker/kernel/resource/define-resource.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { recipeBook } from './book.contract.ts'
import { bookResource } from './book.resource.ts'
import { bookTable } from './book.table.ts'
import { resolveFilter, filterCandidates } from './resolve-filter.ts'
import { isSpaceMember } from '#worker/access/shared.access.ts'

type Body = z.output<typeof recipeBook.patch>

export function saveBook(
  context: Context,
  id: number | null,
  body: Body,
): Promise<Answer<z.output<typeof recipeBook.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const me = personOf(context).id
  const load = {
    row: tableQuery(
      bookTable,
      sql`SELECT * FROM ${bookTable} WHERE ${visibleRows(bookResource, space, context)} AND id = ${id}`,
    ),
    strangers: query<{ id: number }>(
      sql`SELECT value AS id FROM ${jsonEach(body.shared ?? [])} given WHERE NOT ${isSpaceMember(space, sql`given.value`)}`,
    ),
    filters: filterCandidates(context, space, body.filter),
    ids: reserveIds(space, {
      'recipe-book': id === null ? 1 : 0,
      'custom-filter': body.filter && body.filter.id === undefined ? 1 : 0,
    }),
  }
  return execute(store, load, ({ row: [row], strangers, filters, ids }) => {
    if (id !== null && !row) throw notFound()
    if (row && row.created_by !== me) throw forbidden()
    if (row && context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const stranger = strangers.find((one) => !row?.shared.includes(one.id))
    if (stranger) {
      throw invalid({ shared: [`Invalid pk "${stranger.id}" - object does not exist.`] }, 'request.unknown_reference')
    }
    const nextId = idAllocator(ids)
    const { filter, created } = resolveFilter(context, body.filter, {
      known: filters,
      stored: row?.filter ?? null,
      nextId: () => nextId('custom-filter'),
    })
    const book = id ?? nextId('recipe-book')
    const shared = body.shared && [...new Set(body.shared)]
    return outcome({
      appends: [
        ...created,
        {
          stream: `recipe-book:${book}`,
          expected: row?.version ?? 0,
          events: eventsFor(book, row, { ...body, shared, filter }, me),
        },
      ],
      status: id === null ? 201 : 200,
      location: `/api/recipe-book/${book}/`,
      answer: { row: visibleRow(bookResource, space, book, context) },
      respond: (after) => presentOne(bookResource, after.row),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

type Wanted = Omit<Body, 'filter'> & { filter: number | null | undefined }

function eventsFor(
  id: number,
  row: object | undefined,
  { name, description, shared, filter, order }: Wanted,
  me: number,
) {
  const given = { name, description, shared, filter, order }
  const before = (row ?? {}) as Record<string, unknown>
  if (!row) return [{ type: 'recipe-book.created', data: { ...given, filter: filter ?? null, id, created_by: me } }]
  const patch = Object.fromEntries(
    Object.entries(given).filter(
      ([field, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(before[field]),
    ),
  )
  return Object.keys(patch).length === 0 ? [] : [{ type: 'recipe-book.changed', data: { id, patch } }]
}
