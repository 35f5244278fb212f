import { sql, type SQL } from 'drizzle-orm'
import { mayMailLinks } from '../../../auth/mail-origin.ts'
import { originOf } from '../../../auth/secret.ts'
import { personOf, type Context } from '../../../kernel/log/context.ts'
import { query } from '../../../kernel/sql/query.ts'
import { languageOf } from '../../settings/starter-words.ts'
import { sendsMail } from '../../../mail/send-mail.ts'
import type { InviteEvent } from './invite.events.ts'

const WINDOW = 4 * 3_600_000
/** A person has so many invitations mailed in that time, and nobody gets more of them from all people together. */
const MOST_SENT = 20
const MOST_RECEIVED = 3

interface Sent {
  mine: number
  theirs: number
}

/** How many invitations were mailed lately: by the asker, and to an address. */
export const lately = (context: Context, email: string | SQL) =>
  query<Sent>(sql`
    SELECT count(*) FILTER (WHERE meta ->> 'user' = ${personOf(context).id}) AS mine,
      count(*) FILTER (WHERE lower(data ->> 'email') = lower(${email})) AS theirs
    FROM event WHERE type = 'invite-link.mailed' AND at > ${new Date(Date.parse(context.at) - WINDOW).toISOString()}`)

/** Whether a mail may go out now. Without a configured address of its own, a deployment sends no links to itself. */
export const mayMail = ({ env, url }: Context, email: string, [sent]: readonly Sent[]): boolean =>
  email !== '' &&
  mayMailLinks(env, url) &&
  sendsMail(env) &&
  (sent?.mine ?? 0) < MOST_SENT &&
  (sent?.theirs ?? 0) < MOST_RECEIVED

/** Asks for a mail in the language of whoever invites. */
export const mailed = ({ env, url, headers }: Context, id: number, email: string): InviteEvent => ({
  type: 'invite-link.mailed',
  data: { id, email, language: languageOf(headers), origin: originOf(env, url) },
})
