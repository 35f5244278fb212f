import { sql } from 'drizzle-orm'
import { takenFrom } from './distinct.ts'
import { forbidden, notFound, problem } from './errors.ts'
import { execute, outcome } from './execute.ts'
import { query } from './query.ts'
import { one, present, type Definition } from './resource.ts'
import { spaceStore } from './storage.ts'
import { alive } from './tables.ts'
import type { Undoer } from './undo.ts'
import { stands } from './context.ts'

/** Brings a deleted row of a plain resource back, unless its name, or what else no two may share, was taken meanwhile. */
export const restoring =
  (definition: Definition): Undoer =>
  (event, context) => {
    const { contract, table, rules } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const store = spaceStore(context)
    const { id } = event.data as { id: number }
    const owned = rules.owned?.(context) ?? sql`1`
    const load = {
      gone: query<{ version: number; name_key?: string }>(sql`SELECT * FROM ${table}
        WHERE space_id = ${store.space} AND id = ${id} AND deleted_with = ${event.stream} AND ${owned}`),
      twin: rules.named
        ? query(sql`SELECT id FROM ${table} WHERE space_id = ${store.space} AND ${alive(table)}
            AND name_key = (SELECT name_key FROM ${table} WHERE space_id = ${store.space} AND id = ${id})`)
        : query(sql`SELECT 1 WHERE 0`),
      taken: takenFrom(definition, store.space, id),
    }
    return execute(store, load, ({ gone, twin, taken: [lost] }) => {
      const [row] = gone
      if (!row) throw notFound()
      if (twin.length > 0) throw problem(`${contract.name}.name_taken`, 409, 'Its name was taken meanwhile.')()
      if (lost) throw problem(`${contract.name}.${lost.field}_taken`, 409, `Its ${lost.field} was taken meanwhile.`)()
      return outcome({
        appends: [
          {
            stream: event.stream,
            expected: row.version,
            events: [{ type: `${contract.name}.restored`, data: { id } }],
          },
        ],
        answer: { row: one(definition, store.space, id, context) },
        respond: ({ row }) => (row[0] ? present(definition, row[0]) : null),
      })
    })
  }
