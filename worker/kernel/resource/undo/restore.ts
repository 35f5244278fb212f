import { sql } from 'drizzle-orm'
import { stands } from '../../log/context.ts'
import { takenFrom } from '../distinct.ts'
import { inUse } from '../effects.ts'
import { forbidden, notFound, problem } from '../../contract/errors.ts'
import { query } from '../../sql/query.ts'
import { one, present, type Definition } from '../resource.ts'
import { among } from '../../sql/sql.ts'
import { alive } from '../../sql/tables.ts'
import { idsOf, reversal, type Undoer } from './undo.ts'
import { usersOf } from './unmake.ts'

/** Brings deleted rows of a plain resource back, unless a name, or what else no two may share, was taken meanwhile. */
export const restoring =
  (definition: Definition): Undoer =>
  (events, { context, store: { space } }) => {
    const { contract, table, rules } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const ids = idsOf(events)
    const owned = rules.owned?.(context) ?? sql`1`
    const load = {
      gone: query<{ id: number; version: number }>(sql`SELECT id, version FROM ${table}
        WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND deleted_with = ${`${contract.name}:`} || id AND ${owned}`),
      twin: rules.named
        ? query(sql`SELECT id FROM ${table} WHERE space_id = ${space} AND ${alive(table)}
            AND name_key IN (SELECT name_key FROM ${table} WHERE space_id = ${space} AND ${among(sql`id`, ids)})`)
        : query(sql`SELECT 1 WHERE 0`),
      taken: takenFrom(definition, space, ids),
    }
    return reversal(load, ({ gone, twin, taken: [lost] }) => {
      if (gone.length < ids.length) throw notFound()
      if (twin.length > 0) throw problem(`${contract.name}.name_taken`, 409, 'Its name was taken meanwhile.')()
      if (lost) throw problem(`${contract.name}.${lost.field}_taken`, 409, `Its ${lost.field} was taken meanwhile.`)()
      return {
        appends: gone.map(({ id, version }) => ({
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.restored`, data: { id } }],
        })),
        answer: { row: one(definition, space, ids[0] ?? 0, context) },
        respond: ({ row }) => shown(definition, row?.[0]),
      }
    })
  }

/** Takes back that rows were brought back: they go again, as they went before, unless something uses them by now. */
export const removingAgain =
  (definition: Definition): Undoer =>
  (events, { context, store: { space } }) => {
    const { contract, table, rules } = definition
    if (!stands(context, contract.roles.write)) throw forbidden()
    const ids = idsOf(events)
    const load = {
      rows: query<{ id: number; version: number; name?: string }>(sql`SELECT * FROM ${table}
        WHERE space_id = ${space} AND ${among(sql`id`, ids)} AND ${alive(table)} AND ${rules.owned?.(context) ?? sql`1`}`),
      used: usersOf(definition, space, ids, context, ['protecting']),
    }
    return reversal(load, ({ rows, used }, gone) => {
      if (rows.length < ids.length) throw notFound()
      for (const { id, users } of used) {
        const others = users.filter((user) => !gone.has(`${user.model}:${user.id}`))
        const row = rows.find((each) => each.id === id)
        if (others.length > 0) throw inUse(definition, row, [{ model: others[0]?.model ?? '', n: others.length }])
      }
      return {
        appends: rows.map(({ id, version }) => ({
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.deleted`, data: { id } }],
        })),
      }
    })
  }

/** A row as an answer shows it, where it is there to be seen. */
export const shown = (definition: Definition, row: unknown): object =>
  typeof row === 'object' && row !== null ? present(definition, { ...row }) : {}
