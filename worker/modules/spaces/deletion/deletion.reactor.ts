import { sql } from 'drizzle-orm'
import { mayMailLinks } from '#worker/auth/check-mail-origin.ts'
import { personJson } from '#worker/auth/display-name.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { recipientColumns, type Recipient } from '#worker/mail/recipient.ts'
import { sendMail, canSendMail } from '#worker/mail/send-mail.ts'
import type { SpaceEvent } from '../space.events.ts'
import { spaceDeletionMail } from './deletion-mail.ts'

type DeletionAsked = Extract<SpaceEvent, { type: 'space.deletion_asked' }>

interface DeletionReader extends Recipient {
  isOwner: boolean
  space: string
  by: string | null
}

export const deletionReactor = reactor<DeletionAsked>(
  'space-deletion-mails',
  ['space.deletion_asked'],
  async ({ space, actor, data: { erase_at, along, origin } }, { env, db }) => {
    // The only member of such a space is mailed about their account instead.
    if (along || !canSendMail(env)) return null
    const { told } = await db.read({
      told: query<DeletionReader>(
        sql`SELECT ${recipientColumns(sql`u`)}, s.created_by = u.id AS isOwner,
            s.name AS space, (SELECT ${personJson} ->> 'display_name' FROM user u WHERE u.id = ${actor.user}) AS "by"
          FROM space s JOIN membership m ON m.space_id = s.space_id AND m.deleted_with IS NULL
          JOIN user u ON u.id = m.user_id AND u.is_active
          WHERE s.space_id = ${space} AND s.deleted_with IS NULL AND s.erase_at = ${erase_at} ORDER BY m.id`,
        { bool: ['isOwner'] },
      ),
    })
    const url = mayMailLinks(env, new URL(origin)) ? (env.ORIGIN ?? origin) : null
    const mails = told.map(({ by, ...one }) => spaceDeletionMail({ ...one, by: by ?? '', eraseAt: erase_at, url }))
    const sent = await Promise.allSettled(mails.map((mail) => sendMail(env, mail)))
    const failed = sent.filter((one) => one.status === 'rejected')
    // A retry would mail some people twice, so only a failure for all of them is retried.
    if (failed[0] && failed.length === mails.length) throw failed[0].reason
    return null
  },
)
