import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { changedSince, forbidden, invalid } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { eventsOfStreams, previousValues } from '#worker/kernel/resource/previous-values.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { isCreatorOf } from './creator.ts'
import { endMembership } from './leave-space.ts'
import { undoLeave } from './undo-leave.ts'
import { membershipRows, presentMembership, type MembershipRow } from './user-space.rows.ts'

const currentMemberships = (space: number, ids: readonly number[]) =>
  membershipRows(sql`WHERE m.space_id = ${space} AND m.deleted_with IS NULL AND ${inValues(sql`m.id`, ids)}`)

const undoJoining: Undoer = (events, { context, store: { space } }) => {
  const ids = rowIdsOf(events)
  return reversal({ rows: currentMemberships(space, ids) }, ({ rows }) => {
    if (rows.length < ids.length) throw changedSince()
    const me = personOf(context).id
    if (!isCreatorOf(context, space) && rows.some(({ user }) => user.id !== me)) throw forbidden()
    const ends = rows.map(endMembership)
    return { appends: ends.map(({ append }) => append), also: ends.map(({ also }) => also) }
  })
}

const undoChange: Undoer = (events, { context, store: { space } }) => {
  if (!isCreatorOf(context, space)) throw forbidden()
  const ids = rowIdsOf(events)
  const load = {
    rows: currentMemberships(space, ids),
    log: eventsOfStreams(
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
        const { household, ...rest } = previousValues(log.filter(own), events.filter(own), { valuesOf })
        if (typeof household === 'number' && !houses.some(({ id }) => id === household))
          throw unknownHousehold(household)
        const patch = { ...rest, ...(household === undefined ? {} : { household }) }
        return { stream: `membership:${row.id}`, expected: row.version, events: membershipChanges(row, patch) }
      }),
      answer: { rows: membershipRows(sql`WHERE m.space_id = ${space} AND m.id = ${ids[0] ?? 0}`) },
      // The rows of `answer`.
      respond: ({ rows: after }) => ({ ...after?.map((row) => presentMembership(row as MembershipRow))[0] }),
    }
  })
}

const membershipChanges = ({ id, user }: MembershipRow, patch: Row) =>
  Object.keys(patch).length === 0 ? [] : [{ type: 'membership.changed', data: { id, user: user.id, patch } }]

const valuesOf = ({ type, data }: Logged): Row => {
  const { patch = {}, role, household, internal_note } = data as Row & { patch?: Row }
  return type === 'membership.granted' ? { role, household, internal_note } : patch
}

const unknownHousehold = (household: number) =>
  invalid({ household: [`Invalid pk "${household}" - object does not exist.`] }, 'request.unknown_reference')

export const membershipUndo = {
  'membership.granted': undoJoining,
  'membership.restored': undoJoining,
  'membership.ended': undoLeave,
  'membership.changed': undoChange,
} satisfies Record<string, Undoer>
