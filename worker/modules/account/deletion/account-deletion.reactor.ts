import { sql } from 'drizzle-orm'
import { keepAccountToken } from '#worker/auth/account/keep-account-token.ts'
import { mayMailLinks } from '#worker/auth/check-mail-origin.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { reactor } from '#worker/kernel/log/reactor.ts'
import { recipientColumns, type Recipient } from '#worker/mail/recipient.ts'
import { sendMail, canSendMail } from '#worker/mail/send-mail.ts'
import type { AccountEvent } from '../preference.events.ts'
import { accountDeletionMail } from './account-deletion-mail.ts'

type DeletionAsked = Extract<AccountEvent, { type: 'user.deletion_asked' }>

export const accountDeletionReactor = reactor<DeletionAsked>(
  'account-deletion-mails',
  ['user.deletion_asked'],
  async ({ data: { id, erase_at, origin } }, { env, db }) => {
    if (!canSendMail(env)) return null
    const { people } = await db.read({
      people: query<Recipient>(
        sql`SELECT ${recipientColumns(sql`u`)} FROM user u WHERE u.id = ${id} AND u.erase_at = ${erase_at}`,
      ),
    })
    for (const person of people) {
      const token = await keepAccountToken(env, { user: id, eraseAt: erase_at })
      const link = `${env.ORIGIN ?? origin}/keep-account?token=${token}`
      const url = mayMailLinks(env, new URL(origin)) ? link : null
      await sendMail(env, accountDeletionMail({ ...person, eraseAt: erase_at, url }))
    }
    return null
  },
)
