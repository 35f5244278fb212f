import { sql } from 'drizzle-orm'
import { hasLevel } from '../../log/context.ts'
import { findFieldsTakenSince } from '../find-taken-fields.ts'
import { inUseProblem } from '../mount-effects.ts'
import { forbidden, notFound, problem } from '../../contract/errors.ts'
import { query } from '../../sql/query.ts'
import { visibleRow, presentRow, type Definition } from '../define-resource.ts'
import { inValues } from '../../sql/sql.ts'
import { notDeleted } from '../../sql/read-table.ts'
import { rowIdsOf, reversal, type Undoer } from './undo.ts'
import { usersOf } from './undo-creation.ts'

/** Restores deleted rows of a plain resource, unless a unique value was taken meanwhile. */
export const undoDeletion =
  (definition: Definition): Undoer =>
  (events, { context, store: { space } }) => {
    const { contract, table, rules } = definition
    if (!hasLevel(context, contract.roles.write)) throw forbidden()
    const ids = rowIdsOf(events)
    const owned = rules.editable?.(context) ?? sql`1`
    const load = {
      gone: query<{ id: number; version: number }>(sql`SELECT id, version FROM ${table}
        WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND deleted_with = ${`${contract.name}:`} || id AND ${owned}`),
      taken: findFieldsTakenSince(definition, space, ids),
    }
    return reversal(load, ({ gone, taken: [lost] }) => {
      if (gone.length < ids.length) throw notFound()
      if (lost) throw problem(`${contract.name}.${lost.field}_taken`, 409, `Its ${lost.field} was taken meanwhile.`)()
      return {
        appends: gone.map(({ id, version }) => ({
          stream: `${contract.name}:${id}`,
          expected: version,
          events: [{ type: `${contract.name}.restored`, data: { id } }],
        })),
        answer: { row: visibleRow(definition, space, ids[0] ?? 0, context) },
        respond: ({ row }) => presentIfFound(definition, row?.[0]),
      }
    })
  }

/** Deletes restored rows again, unless something uses them by now. */
export const undoRestore =
  (definition: Definition): Undoer =>
  (events, { context, store: { space } }) => {
    const { contract, table, rules } = definition
    if (!hasLevel(context, contract.roles.write)) throw forbidden()
    const ids = rowIdsOf(events)
    const load = {
      rows: query<{ id: number; version: number; name?: string }>(sql`SELECT * FROM ${table}
        WHERE space_id = ${space} AND ${inValues(sql`id`, ids)} AND ${notDeleted(table)} AND ${rules.editable?.(context) ?? sql`1`}`),
      used: usersOf(definition, space, ids, context, ['protecting']),
    }
    return reversal(load, ({ rows, used }, gone) => {
      if (rows.length < ids.length) throw notFound()
      for (const { id, users } of used) {
        const others = users.filter((user) => !gone.has(`${user.model}:${user.id}`))
        const row = rows.find((each) => each.id === id)
        if (others.length > 0)
          throw inUseProblem(definition, row, [{ model: others[0]?.model ?? '', n: others.length }])
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

export const presentIfFound = (definition: Definition, row: unknown): object =>
  typeof row === 'object' && row !== null ? presentRow(definition, { ...row }) : {}
