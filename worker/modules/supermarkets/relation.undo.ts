import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/context.ts'
import { forbidden, notFound, problem } from '../../kernel/errors.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { one, present } from '../../kernel/resource.ts'
import { spaceStore } from '../../kernel/storage.ts'
import type { Undoer } from '../../kernel/undo.ts'
import { relationResource } from './relation.resource.ts'
import { joins, relationsIn } from './relation.rows.ts'
import { relationTable } from './relation.table.ts'

const taken = problem('supermarket-category-relation.taken', 409, 'The supermarket has this category already.')
const loose = problem('supermarket-category-relation.loose', 409, 'Its supermarket or its category is gone.')

/** Brings a deleted relation back, while both that it joins are there and nothing took its place. */
export const undoRelation: Undoer = (event, context) => {
  const { contract } = relationResource
  if (!stands(context, contract.roles.write)) throw forbidden()
  const store = spaceStore(context)
  const { space } = store
  const { id } = event.data as { id: number } // The kind of event that this undoes.
  const load = {
    gone: query<{ version: number; category: number; joins: boolean }>(
      sql`SELECT version, category, ${joins} AS joins FROM ${relationTable}
        WHERE space_id = ${space} AND id = ${id} AND deleted_with = ${event.stream}`,
      { bool: ['joins'] },
    ),
    rivals: relationsIn(
      space,
      sql`(SELECT supermarket FROM ${relationTable} WHERE space_id = ${space} AND id = ${id})`,
    ),
  }
  return execute(store, load, ({ gone, rivals }) => {
    const [row] = gone
    if (!row) throw notFound()
    if (!row.joins) throw loose()
    if (rivals.some(({ category }) => category === row.category)) throw taken()
    return outcome({
      appends: [
        { stream: event.stream, expected: row.version, events: [{ type: `${contract.name}.restored`, data: { id } }] },
      ],
      answer: { row: one(relationResource, space, id, context) },
      respond: ({ row }) => (row[0] ? present(relationResource, row[0]) : null),
    })
  })
}
