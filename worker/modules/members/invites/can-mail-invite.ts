import { sql, type SQL } from 'drizzle-orm'
import { mayMailLinks } from '#worker/auth/check-mail-origin.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { canSendMail } from '#worker/mail/send-mail.ts'
import type { InviteEvent } from './invite.events.ts'

const MAIL_WINDOW_MS = 4 * 3_600_000
/** Limits per sender, and per recipient over all senders, within the period below. */
const MAX_SENT = 20
const MAX_RECEIVED = 3

interface Sent {
  mine: number
  theirs: number
}

export const recentInviteMails = (context: Context, email: string | SQL) =>
  query<Sent>(sql`
    SELECT count(*) FILTER (WHERE meta ->> 'user' = ${personOf(context).id}) AS mine,
      count(*) FILTER (WHERE lower(data ->> 'email') = lower(${email})) AS theirs
    FROM event WHERE type = 'invite-link.mailed' AND at > ${new Date(Date.parse(context.at) - MAIL_WINDOW_MS).toISOString()}`)

/** Without a configured origin the server mails no links to itself. */
export const canMailInvite = ({ env, url }: Context, email: string, [sent]: readonly Sent[]): boolean =>
  email !== '' &&
  mayMailLinks(env, url) &&
  canSendMail(env) &&
  (sent?.mine ?? 0) < MAX_SENT &&
  (sent?.theirs ?? 0) < MAX_RECEIVED

/** In the language of the sender. */
export const inviteMailedEvent = ({ env, url, headers }: Context, id: number, email: string): InviteEvent => ({
  type: 'invite-link.mailed',
  data: { id, email, language: preferredLanguage(headers), origin: publicOrigin(env, url) },
})
