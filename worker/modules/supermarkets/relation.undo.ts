import { sql } from 'drizzle-orm'
import { hasLevel } from '#worker/kernel/log/context.ts'
import { forbidden, notFound, problem } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { presentIfFound } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { relationResource } from './relation.resource.ts'
import { relationIsComplete } from './relation.rows.ts'
import { relationTable } from './relation.table.ts'

const categoryTaken = problem('supermarket-category-relation.taken', 409, 'The supermarket has this category already.')
const relationIncomplete = problem(
  'supermarket-category-relation.loose',
  409,
  'Its supermarket or its category is gone.',
)

interface DeletedRelation {
  id: number
  version: number
  joins: boolean
  taken: boolean
}

/** A relation stays deleted where one of its sides is gone or the pair exists again. */
export const undoRelation: Undoer = (events, { context, store: { space } }) => {
  const { contract } = relationResource
  if (!hasLevel(context, contract.roles.write)) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    gone: query<DeletedRelation>(
      sql`SELECT id, version, ${relationIsComplete} AS joins, EXISTS (SELECT 1 FROM supermarket_category_relation t
          WHERE t.space_id = ${relationTable.space_id} AND t.supermarket = ${relationTable.supermarket}
            AND t.category = ${relationTable.category} AND t.deleted_with IS NULL) AS taken
        FROM ${relationTable} WHERE space_id = ${space} AND ${inValues(sql`id`, ids)}
          AND deleted_with = ${`${contract.name}:`} || id`,
      { bool: ['joins', 'taken'] },
    ),
  }
  return reversal(load, ({ gone }) => {
    if (gone.length < ids.length) throw notFound()
    if (gone.some((row) => !row.joins)) throw relationIncomplete()
    if (gone.some((row) => row.taken)) throw categoryTaken()
    return {
      appends: gone.map(({ id, version }) => ({
        stream: `${contract.name}:${id}`,
        expected: version,
        events: [{ type: `${contract.name}.restored`, data: { id } }],
      })),
      answer: { row: visibleRow(relationResource, space, ids[0] ?? 0, context) },
      respond: ({ row }) => presentIfFound(relationResource, row?.[0]),
    }
  })
}
