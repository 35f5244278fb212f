import { and, eq } from 'drizzle-orm'
import type { Recorded } from '#worker/kernel/contract/events.ts'
import { foldName } from '#worker/kernel/contract/name-key.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { restoreRow } from '#worker/kernel/resource/soft-delete-row.ts'
import { queryBuilder, type Statement } from '#worker/kernel/sql/sql.ts'
import type { InviteEvent } from './invite.events.ts'
import { inviteTable } from './invite.table.ts'

export const inviteProjection = projection<InviteEvent>({
  'invite-link.created': ({ space, version, at, data }) =>
    queryBuilder
      .insert(inviteTable)
      .values({ ...data, ...foldNote(data), space_id: space, version, created_at: at, updated_at: at }),
  'invite-link.changed': (event) => updateInvite(event, { ...event.data.patch, ...foldNote(event.data.patch) }),
  'invite-link.mailed': (event) => updateInvite(event, { mailed_at: event.at }),
  'invite-link.used': (event) => updateInvite(event, { used_by: event.data.user }),
  'invite-link.reopened': (event) => updateInvite(event, { used_by: null }),
  'invite-link.deleted': (event) => updateInvite(event, { deleted_with: event.stream }),
  'invite-link.restored': (event) => restoreRow(inviteTable, event, event.data.id),
})

const foldNote = ({ internal_note }: { internal_note?: string | null | undefined }) =>
  internal_note === undefined ? {} : { note_fold: internal_note === null ? null : foldName(internal_note) }

const updateInvite = (
  { space, version, at, data: { id } }: Recorded & { data: { id: number } },
  columns: object,
): Statement =>
  queryBuilder
    .update(inviteTable)
    .set({ ...columns, version, updated_at: at })
    .where(and(eq(inviteTable.space_id, space), eq(inviteTable.id, id)))
