import { and, eq } from 'drizzle-orm'
import type { Recorded } from '../../../kernel/contract/events.ts'
import { foldOf } from '../../../kernel/contract/names.ts'
import { projection } from '../../../kernel/log/projection.ts'
import { bringBack } from '../../../kernel/resource/row-life.ts'
import { q, type Statement } from '../../../kernel/sql/sql.ts'
import type { InviteEvent } from './invite.events.ts'
import { inviteTable } from './invite.table.ts'

export const inviteProjection = projection<InviteEvent>({
  'invite-link.created': ({ space, version, at, data }) =>
    q
      .insert(inviteTable)
      .values({ ...data, ...folded(data), space_id: space, version, created_at: at, updated_at: at }),
  'invite-link.changed': (event) => set(event, { ...event.data.patch, ...folded(event.data.patch) }),
  'invite-link.mailed': (event) => set(event, { mailed_at: event.at }),
  'invite-link.used': (event) => set(event, { used_by: event.data.user }),
  'invite-link.reopened': (event) => set(event, { used_by: null }),
  'invite-link.deleted': (event) => set(event, { deleted_with: event.stream }),
  'invite-link.restored': (event) => bringBack(inviteTable, event, event.data.id),
})

const folded = ({ internal_note }: { internal_note?: string | null | undefined }) =>
  internal_note === undefined ? {} : { note_fold: internal_note === null ? null : foldOf(internal_note) }

const set = ({ space, version, at, data: { id } }: Recorded & { data: { id: number } }, columns: object): Statement =>
  q
    .update(inviteTable)
    .set({ ...columns, version, updated_at: at })
    .where(and(eq(inviteTable.space_id, space), eq(inviteTable.id, id)))
