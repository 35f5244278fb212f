import { sql } from 'drizzle-orm'
import { personOf } from '../../kernel/log/context.ts'
import { changedSince, forbidden, invalid } from '../../kernel/contract/errors.ts'
import type { Logged } from '../../kernel/contract/events.ts'
import { query, type Row } from '../../kernel/sql/query.ts'
import { logOf, replaced } from '../../kernel/resource/replaced.ts'
import { among } from '../../kernel/sql/sql.ts'
import { idsOf, reversal, type Undoer } from '../../kernel/resource/undo/undo.ts'
import { isCreatorOf } from './creator.ts'
import { ending } from './leave.ts'
import { undoLeaving } from './undo-leaving.ts'
import { membershipRows, presentMembership, type MembershipRow } from './user-space.rows.ts'

const living = (space: number, ids: readonly number[]) =>
  membershipRows(sql`WHERE m.space_id = ${space} AND m.deleted_with IS NULL AND ${among(sql`m.id`, ids)}`)

/** Takes back that people came: they leave, by their own will or by that of the space's creator. */
const undoJoining: Undoer = (events, { context, store: { space } }) => {
  const ids = idsOf(events)
  return reversal({ rows: living(space, ids) }, ({ rows }) => {
    if (rows.length < ids.length) throw changedSince()
    const me = personOf(context).id
    if (!isCreatorOf(context, space) && rows.some(({ user }) => user.id !== me)) throw forbidden()
    const ends = rows.map(ending)
    return { appends: ends.map(({ append }) => append), also: ends.map(({ also }) => also) }
  })
}

/** Gives members the role, household and note that a command replaced. */
const undoChange: Undoer = (events, { context, store: { space } }) => {
  if (!isCreatorOf(context, space)) throw forbidden()
  const ids = idsOf(events)
  const load = {
    rows: living(space, ids),
    log: logOf(
      space,
      ids.map((id) => `membership:${id}`),
    ),
    houses: query<{ id: number }>(sql`SELECT id FROM household WHERE space_id = ${space} AND deleted_with IS NULL`),
  }
  return reversal(load, ({ rows, log, houses }) => {
    if (rows.length < ids.length) throw changedSince()
    return {
      appends: rows.map((row) => {
        const own = ({ stream }: Logged) => stream === `membership:${row.id}`
        const { household, ...rest } = replaced(log.filter(own), events.filter(own), { valuesOf })
        if (typeof household === 'number' && !houses.some(({ id }) => id === household)) throw unknown(household)
        const patch = { ...rest, ...(household === undefined ? {} : { household }) }
        return { stream: `membership:${row.id}`, expected: row.version, events: changing(row, patch) }
      }),
      answer: { rows: membershipRows(sql`WHERE m.space_id = ${space} AND m.id = ${ids[0] ?? 0}`) },
      // The rows of `answer`.
      respond: ({ rows: after }) => ({ ...after?.map((row) => presentMembership(row as MembershipRow))[0] }),
    }
  })
}

const changing = ({ id, user }: MembershipRow, patch: Row) =>
  Object.keys(patch).length === 0 ? [] : [{ type: 'membership.changed', data: { id, user: user.id, patch } }]

const valuesOf = ({ type, data }: Logged): Row => {
  const { patch = {}, role, household, internal_note } = data as Row & { patch?: Row }
  return type === 'membership.granted' ? { role, household, internal_note } : patch
}

const unknown = (household: number) =>
  invalid({ household: [`Invalid pk "${household}" - object does not exist.`] }, 'request.unknown_reference')

export const membershipUndo = {
  'membership.granted': undoJoining,
  'membership.restored': undoJoining,
  'membership.ended': undoLeaving,
  'membership.changed': undoChange,
} satisfies Record<string, Undoer>
