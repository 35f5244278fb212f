import { sql, type SQL } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { recipientColumns, type Recipient } from '#worker/mail/recipient.ts'
import { sendMail, canSendMail, type Mail } from '#worker/mail/send-mail.ts'

/** Mails the users `u` that a condition selects. A failed mail does not stop the erasure. */
export async function sendDeletedMail(
  env: Env,
  directory: Database,
  who: SQL,
  mailFor: (reader: Recipient) => Mail,
): Promise<void> {
  if (!canSendMail(env)) return
  const { people } = await directory.read({
    people: query<Recipient>(sql`SELECT ${recipientColumns(sql`u`)} FROM user u WHERE ${who}`),
  })
  for (const person of people) {
    const mail = mailFor(person)
    await sendMail(env, mail).catch((error: unknown) => console.warn(`“${mail.subject}” was not sent`, error))
  }
}
