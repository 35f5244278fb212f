import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { presentOne, visibleRow, visibleRows } from '#worker/kernel/resource/define-resource.ts'
import { foundOne, query, tableQuery } from '#worker/kernel/sql/query.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { relationResource } from './relation.resource.ts'
import { relationTable } from './relation.table.ts'
import type { supermarket } from './supermarket.contract.ts'
import { supermarketResource } from './supermarket.resource.ts'
import { supermarketTable } from './supermarket.table.ts'

/** Categories that `wanted` leaves out, as another person just added them, follow in the order they have. */
export function orderCategories(
  context: Context,
  id: number,
  wanted: readonly number[],
): Promise<Answer<z.output<typeof supermarket.row>>> {
  const store = spaceStore(context)
  const { space } = store
  const load = {
    supermarket: query<{ id: number }>(
      sql`SELECT id FROM ${supermarketTable} WHERE space_id = ${space} AND id = ${id} AND ${notDeleted(supermarketTable)}`,
    ),
    relations: tableQuery(
      relationTable,
      sql`SELECT * FROM ${relationTable} WHERE ${visibleRows(relationResource, space, context)}
        AND supermarket = ${id} ORDER BY "order", id`,
    ),
  }
  return execute(store, load, (found) => {
    foundOne(found.supermarket)
    const byCategory = new Map(found.relations.map((relation) => [relation.category, relation]))
    const unknown = wanted.find((category) => !byCategory.has(category))
    if (unknown !== undefined) throw unknownCategory(unknown)
    const categories = [...new Set([...wanted, ...byCategory.keys()])]
    const moved = categories
      .flatMap((category) => byCategory.get(category) ?? [])
      .map((relation, order) => ({ relation, order }))
      .filter(({ relation, order }) => relation.order !== order)
    return outcome({
      appends: moved.map(({ relation, order }) => ({
        stream: `supermarket-category-relation:${relation.id}`,
        expected: relation.version,
        events: [{ type: 'supermarket-category-relation.changed', data: { id: relation.id, patch: { order } } }],
      })),
      answer: { row: visibleRow(supermarketResource, space, id, context) },
      respond: ({ row }) => presentOne(supermarketResource, row),
    })
  })
}

const unknownCategory = (id: number) =>
  invalid({ categories: [`Invalid pk "${id}" - object does not exist.`] }, 'request.unknown_reference')
