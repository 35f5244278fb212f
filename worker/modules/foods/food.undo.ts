import { sql } from 'drizzle-orm'
import { stands } from '../../kernel/context.ts'
import { forbidden, notFound, problem } from '../../kernel/errors.ts'
import { execute, outcome } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { one, present } from '../../kernel/resource.ts'
import { spaceStore } from '../../kernel/storage.ts'
import type { Undoer } from '../../kernel/undo.ts'
import { storedProperties } from '../properties/property.rows.ts'
import { sameProperties, type PropertyValue } from '../properties/property.value.ts'
import { foodResource } from './food.resource.ts'

const changedSince = problem('food.changed_since', 409, 'The same was changed since.')

/** Gives a food the properties that it had before they were set, unless they were set again since. */
export const undoProperties: Undoer = (event, context) => {
  if (!stands(context, 'user')) throw forbidden()
  const store = spaceStore(context)
  const { space } = store
  const { id, properties: set } = event.data as { id: number; properties: PropertyValue[] }
  const load = {
    food: query<{ version: number }>(
      sql`SELECT version FROM food WHERE space_id = ${space} AND id = ${id} AND deleted_with IS NULL`,
    ),
    now: storedProperties('food', space, id),
    before: query<{ properties: PropertyValue[] }>(
      sql`SELECT data -> 'properties' AS properties FROM event WHERE space_id = ${space} AND stream = ${event.stream}
        AND type = 'food.properties_set' AND version < ${event.version} ORDER BY version DESC LIMIT 1`,
      { json: ['properties'] },
    ),
  }
  return execute(store, load, ({ food, now, before }) => {
    const [row] = food
    if (!row) throw notFound()
    if (!sameProperties(now, set)) throw changedSince()
    const data = { id, properties: before[0]?.properties ?? [] }
    return outcome({
      appends: [{ stream: event.stream, expected: row.version, events: [{ type: 'food.properties_set', data }] }],
      answer: { row: one(foodResource, space, id, context) },
      respond: (after) => (after.row[0] ? present(foodResource, after.row[0]) : null),
    })
  })
}
