import { sql } from 'drizzle-orm'
import { membershipOf, personOf } from '#worker/kernel/log/context.ts'
import { changedSince } from '#worker/kernel/contract/errors.ts'
import type { Logged } from '#worker/kernel/contract/events.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { undoRestore, undoDeletion } from '#worker/kernel/resource/undo/undo-deletion.ts'
import { undoChange } from '#worker/kernel/resource/undo/undo-change.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { rowIdsOf, reversal, type Undoer } from '#worker/kernel/resource/undo/undo.ts'
import { undoCreation } from '#worker/kernel/resource/undo/undo-creation.ts'
import { groups } from '../user-space.contract.ts'
import { inviteLink } from './invite.contract.ts'
import { inviteRows } from './invite.rows.ts'
import { inviteTable as table } from './invite.table.ts'

/** Only for undo; invitations have calls of their own. */
const inviteResource = definePartialResource(
  inviteLink,
  table,
  {
    columnNames: { group: 'role' },
    referenceChecks: {
      household: (id, context) => sql`EXISTS (SELECT 1 FROM household h
        WHERE h.space_id = ${membershipOf(context).space} AND h.id = ${id} AND h.deleted_with IS NULL)`,
    },
    computed: () => ({
      group: {
        as: 'json',
        sql: sql`(SELECT value FROM json_each(${JSON.stringify(groups)}) WHERE value ->> 'name' = ${table.role})`,
      },
      household: {
        as: 'json',
        sql: sql`(SELECT json_object('id', h.id, 'name', h.name, 'created_at', h.created_at, 'updated_at', h.updated_at)
          FROM household h WHERE h.space_id = ${table.space_id} AND h.id = ${table.household} AND h.deleted_with IS NULL)`,
      },
      email_sent: { as: 'bool', sql: sql`0` },
    }),
  },
  [],
)

const userOf = ({ data }: Logged) => (data as { user: number }).user

/** Undoing one's own joining reopens the invitation. After a removal by others it stays used. */
const undoUse: Undoer = (events, { context, store: { space } }) => {
  const own = events.filter((event) => userOf(event) === personOf(context).id)
  return reversal({ links: inviteRows(space, sql`AND ${inValues(sql`i.id`, rowIdsOf(own))}`) }, ({ links }) => ({
    appends: links
      .filter(({ used_by }) => used_by === personOf(context).id)
      .map(({ id, version, used_by }) => ({
        stream: `invite-link:${id}`,
        expected: version,
        events: [{ type: 'invite-link.reopened', data: { id, user: used_by } }],
      })),
  }))
}

/** Marks a reopened invitation as used; the membership's undo checks whether it still admits the person. */
const useAgain: Undoer = (events, { store: { space } }) => {
  const ids = rowIdsOf(events)
  return reversal({ links: inviteRows(space, sql`AND ${inValues(sql`i.id`, ids)}`) }, ({ links }) => {
    if (links.length < ids.length || links.some(({ used_by }) => used_by !== null)) throw changedSince()
    return {
      appends: links.map(({ id, version }) => ({
        stream: `invite-link:${id}`,
        expected: version,
        events: events
          .filter(({ stream }) => stream === `invite-link:${id}`)
          .map((event) => ({ type: 'invite-link.used', data: { id, user: userOf(event) } })),
      })),
    }
  })
}

export const inviteUndo = {
  'invite-link.created': undoCreation(inviteResource),
  'invite-link.changed': undoChange(inviteResource),
  'invite-link.deleted': undoDeletion(inviteResource),
  'invite-link.restored': undoRestore(inviteResource),
  'invite-link.used': undoUse,
  'invite-link.reopened': useAgain,
} satisfies Record<string, Undoer>
