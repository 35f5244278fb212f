import { sql } from 'drizzle-orm'
import { keepToken } from '../../../auth/account/keep-link.ts'
import { mayMailLinks } from '../../../auth/mail-origin.ts'
import { query } from '../../../kernel/sql/query.ts'
import { reactor } from '../../../kernel/log/reactor.ts'
import { readerOf, type Reader } from '../../../mail/mail-reader.ts'
import { sendMail, sendsMail } from '../../../mail/send-mail.ts'
import type { AccountEvent } from '../preference.events.ts'
import { deletionMail } from './account-deletion-mail.ts'

type Asked = Extract<AccountEvent, { type: 'user.deletion_asked' }>

/** Mails the way back to somebody whose account is to be deleted, unless they have found it meanwhile. */
export const accountDeletionReactor = reactor<Asked>(
  'account-deletion-mails',
  ['user.deletion_asked'],
  async ({ data: { id, erase_at, origin } }, { env, db }) => {
    if (!sendsMail(env)) return null
    const { people } = await db.read({
      people: query<Reader>(
        sql`SELECT ${readerOf(sql`u`)} FROM user u WHERE u.id = ${id} AND u.erase_at = ${erase_at}`,
      ),
    })
    for (const person of people) {
      const token = await keepToken(env, { user: id, eraseAt: erase_at })
      const link = `${env.ORIGIN ?? origin}/keep-account?token=${token}`
      const url = mayMailLinks(env, new URL(origin)) ? link : null
      await sendMail(env, deletionMail({ ...person, eraseAt: erase_at, url }))
    }
    return null
  },
)
