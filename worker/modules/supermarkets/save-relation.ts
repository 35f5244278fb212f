import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { invalid, notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { lookUpRefs, refResolver, countUnknownNames } from '#worker/kernel/resource/references/look-up-refs.ts'
import { visibleRow, presentOne, visibleRows } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { categoryResource } from './category.resource.ts'
import type { supermarketCategoryRelation } from './relation.contract.ts'
import type { ShelfPlace, RelationEvent } from './relation.events.ts'
import { relationResource } from './relation.resource.ts'
import { relationsIn } from './relation.rows.ts'
import { relationTable } from './relation.table.ts'
import { supermarketTable } from './supermarket.table.ts'

type Body = z.output<typeof supermarketCategoryRelation.patch>

/** Creates a relation where `id` is null. A new name of a category creates the category. */
export function saveRelation(
  context: Context,
  id: number | null,
  body: Body,
): Promise<Answer<z.output<typeof supermarketCategoryRelation.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const categories = body.category ? [body.category] : []
  const stored = sql`(SELECT supermarket FROM ${relationTable} WHERE space_id = ${space} AND id = ${id})`
  const load = {
    row: tableQuery(
      relationTable,
      sql`SELECT * FROM ${relationTable} WHERE ${visibleRows(relationResource, space, context)} AND id = ${id}`,
    ),
    categories: lookUpRefs(categoryResource, space, categories),
    supermarket: query<{ id: number }>(
      sql`SELECT id FROM ${supermarketTable} WHERE space_id = ${space} AND id = ${body.supermarket ?? null}
        AND ${notDeleted(supermarketTable)}`,
    ),
    rivals: relationsIn(space, sql`coalesce(${body.supermarket ?? null}, ${stored})`),
    ids: reserveIds(space, {
      'supermarket-category-relation': id === null ? 1 : 0,
      'supermarket-category': countUnknownNames(categoryResource, space, categories),
    }),
  }
  return execute(store, load, (found) => {
    const [row] = found.row
    if (id !== null && !row) throw notFound()
    if (row && context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    if (body.supermarket !== undefined && found.supermarket.length === 0) throw unknownSupermarket(body.supermarket)
    const nextId = idAllocator(found.ids)
    const category = refResolver(categoryResource, found.categories, nextId)
    const wanted: ShelfPlace = {
      supermarket: body.supermarket ?? row?.supermarket ?? 0,
      category: body.category ? category.idOf(body.category, 'category') : (row?.category ?? 0),
      order: body.order ?? row?.order ?? 0,
    }
    if (found.rivals.some((rival) => rival.category === wanted.category && rival.id !== id))
      throw categoryAlreadyThere()
    const relation = id ?? nextId('supermarket-category-relation')
    return outcome({
      appends: [
        ...category.created,
        {
          stream: `supermarket-category-relation:${relation}`,
          expected: row?.version ?? 0,
          events: eventsFor(relation, row, wanted),
        },
      ],
      status: id === null ? 201 : 200,
      location: `/api/supermarket-category-relation/${relation}/`,
      answer: { row: visibleRow(relationResource, space, relation, context) },
      respond: (after) => presentOne(relationResource, after.row),
      version: (after) => Number(after.row[0]?.['version']),
    })
  })
}

function eventsFor(id: number, row: ShelfPlace | undefined, wanted: ShelfPlace): RelationEvent[] {
  if (!row) return [{ type: 'supermarket-category-relation.created', data: { id, ...wanted } }]
  const patch = Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => row[field as keyof ShelfPlace] !== value),
  )
  return Object.keys(patch).length === 0 ? [] : [{ type: 'supermarket-category-relation.changed', data: { id, patch } }]
}

const unknownSupermarket = (id: number) =>
  invalid({ supermarket: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')

const categoryAlreadyThere = () =>
  invalid(
    { non_field_errors: ['The fields supermarket, category must make a unique set.'] },
    'supermarket-category-relation.taken',
  )
