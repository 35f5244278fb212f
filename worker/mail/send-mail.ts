import { now } from '#worker/clock.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { gatewayFetch } from '#worker/gateway/gateway-fetch.ts'

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

export const canSendMail = ({ EMAIL, MAILER, MAIL_URL, LOCAL }: Env): boolean =>
  Boolean(EMAIL ?? MAILER ?? MAIL_URL ?? LOCAL)

const mailUnavailable = problem('mail.unavailable', 503, 'This server cannot send mail.')
const mailRefused = problem('mail.refused', 502, 'The mail could not be sent.')

/**
 * Sends through Cloudflare, by SMTP beside `npm start`, or as JSON `{from, to, subject, text, html}` to `MAIL_URL`; a
 * local run keeps it for `/_local/mail`. Throws a 503 where none is configured.
 */
export async function sendMail(env: Env, mail: Mail): Promise<void> {
  const from = env.MAIL_FROM ?? 'Larder <larder@localhost>'
  if (env.EMAIL) {
    await env.EMAIL.send({ from, ...mail })
  } else if (env.MAILER) {
    const { ok } = await env.MAILER.fetch('http://mailer/', { method: 'POST', body: JSON.stringify({ from, ...mail }) })
    if (!ok) throw mailRefused()
  } else if (env.MAIL_URL) {
    const { ok } = await gatewayFetch(env.MAIL_URL, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, ...mail }),
      allow: env.FETCH_ALLOW,
      ...(env.MAIL_TOKEN ? { authorization: `Bearer ${env.MAIL_TOKEN}` } : {}),
    })
    if (!ok) throw mailRefused()
  } else if (env.LOCAL) {
    console.log(`Mail to ${mail.to}: ${mail.subject} ${/https?:\S+/.exec(mail.text)?.[0] ?? ''}`)
    await env.DIRECTORY.prepare('INSERT INTO mail (at, recipient, subject, text, html) VALUES (?, ?, ?, ?, ?)')
      .bind(now(), mail.to, mail.subject, mail.text, mail.html)
      .run()
  } else {
    throw mailUnavailable()
  }
}
