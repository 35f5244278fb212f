import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { sendMail } from '#worker/mail/send-mail.ts'
import { usernameSql } from '#worker/auth/display-name.ts'
import type { InviteEvent } from './invite.events.ts'
import { inviteMail } from './invite-mail.ts'

type InviteMailed = Extract<InviteEvent, { type: 'invite-link.mailed' }>

interface Known {
  uuid: string
  valid_until: string
  by: string
  space: string
}

export const inviteReactor = reactor<InviteMailed>(
  'invitations',
  ['invite-link.mailed'],
  async ({ space, data: { id, email, language, origin } }, { env, db }) => {
    const { known } = await db.read({
      known: query<Known>(sql`
        SELECT i.uuid, i.valid_until, s.name AS space,
          coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), ${usernameSql}) AS "by"
        FROM invite_link i JOIN space s ON s.space_id = i.space_id JOIN user u ON u.id = i.created_by
        WHERE i.space_id = ${space} AND i.id = ${id} AND i.deleted_with IS NULL AND i.used_by IS NULL
          AND s.erase_at IS NULL`),
    })
    const [invite] = known
    if (!invite) return null
    const url = `${env.ORIGIN ?? origin}/invite/${invite.uuid}/`
    await sendMail(env, inviteMail({ ...invite, to: email, language, url }))
    return null
  },
)
