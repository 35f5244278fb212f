import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { NonRetryableError, reactor } from '#worker/kernel/log/reactor.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { recipientColumns, type Recipient } from '#worker/mail/recipient.ts'
import { canSendMail, sendMail } from '#worker/mail/send-mail.ts'
import type { WebhookEvent } from './webhook.events.ts'
import { switchedOffMail } from './switched-off-mail.ts'

type SwitchedOff = Extract<WebhookEvent, { type: 'webhook.switched_off' }>

/** Tells whoever made a webhook that it was switched off, and why. */
export const switchedOffReactor = reactor<SwitchedOff>(
  'webhook-switched-off',
  ['webhook.switched_off'],
  async ({ space, data: { id, reason } }, { env, db, at }) => {
    if (!canSendMail(env) || reason === 'maker_left') return null
    const { rows } = await db.read({
      rows: query<{ name: string; url: string; created_by: number }>(
        sql`SELECT name, url, created_by FROM webhook WHERE space_id = ${space} AND id = ${id}`,
      ),
    })
    const [row] = rows
    if (!row) return null
    const { people } = await systemContext(env, at).directory.read({
      people: query<Recipient>(
        sql`SELECT ${recipientColumns(sql`u`)} FROM user u WHERE u.id = ${row.created_by} AND u.is_active`,
      ),
    })
    const [maker] = people
    if (!maker) return null
    const url = env.ORIGIN ? `${env.ORIGIN}/list/Webhook/${id}` : null
    await sendMail(env, switchedOffMail({ ...maker, webhook: row.name, host: hostOf(row.url), reason, url }))
    return null
  },
  { mostAttempts: 5 },
)

const hostOf = (url: string): string => {
  if (!URL.canParse(url)) throw new NonRetryableError('A webhook has no address.')
  return new URL(url).host
}
