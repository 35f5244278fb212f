import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import type { Role } from '../membership.events.ts'
import { groups } from '../user-space.contract.ts'
import { roleRank } from '../user-space.rows.ts'
import type { inviteLink } from './invite.contract.ts'

type Shown = z.output<typeof inviteLink.row>

export interface InviteRow extends Omit<Shown, 'group' | 'email_sent'> {
  role: Role
  version: number
}

export const inviteRows = (space: number, tail: SQL): Query<InviteRow> =>
  query<InviteRow>(
    sql`
    SELECT i.id, i.uuid, i.email, i.role, i.valid_until, i.reusable, i.internal_note, i.used_by, i.created_by,
      i.created_at, i.updated_at, i.version,
      (SELECT json_object('id', h.id, 'name', h.name, 'created_at', h.created_at, 'updated_at', h.updated_at)
        FROM household h WHERE h.space_id = i.space_id AND h.id = i.household AND h.deleted_with IS NULL) AS household
    FROM invite_link i WHERE i.space_id = ${space} AND i.deleted_with IS NULL ${tail}`,
    { json: ['household'], bool: ['reusable'] },
  )

export const inviteSortKeys = {
  email: sql`nullif(lower(i.email), '')`,
  group: roleRank(sql`i.role`),
  valid_until: sql`i.valid_until`,
  reusable: sql`i.reusable`,
}

export const groupOf = (role: Role) => groups.filter(({ name }) => name === role)[0] ?? groups[0]

export const presentInvite = ({ role, version: _version, ...row }: InviteRow, mailed = false): Shown => ({
  ...row,
  group: groupOf(role),
  email_sent: mailed,
})
