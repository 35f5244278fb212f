import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { escapeHtml } from './render-mail.ts'

interface StoredMail {
  id: number
  at: string
  to: string
  subject: string
  text: string
  html: string
}

const storedMails = async ({ directory }: Context) =>
  (
    await directory.read({
      mails: query<StoredMail>(
        sql`SELECT id, at, recipient AS "to", subject, text, html FROM mail ORDER BY id DESC LIMIT 200`,
      ),
    })
  ).mails

export function localMailRoutes(app: App): void {
  app.get('/_local/mail.json', async (c) => (c.env.LOCAL ? c.json(await storedMails(c.get('context'))) : c.notFound()))
  app.get('/_local/mail', async (c) => (c.env.LOCAL ? c.html(page(await storedMails(c.get('context')))) : c.notFound()))
}

const page = (mails: readonly StoredMail[]) => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Mail</title>
<style>body{font:16px/1.5 system-ui;max-width:44rem;margin:2rem auto;padding:0 1rem;color:#222;background:#fff}
article{border:1px solid #ddd;border-radius:8px;margin:1rem 0;padding:1rem}iframe{width:100%;height:26rem;border:0}
h2{font-size:1rem;margin:0}small{color:#666}</style></head><body><h1>Mail</h1>
${mails.length === 0 ? '<p>Nothing was sent yet.</p>' : mails.map(article).join('')}</body></html>`

const article = ({ to, at, subject, html }: StoredMail) => `<article><h2>${escapeHtml(subject)}</h2>
<small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small>
<iframe title="${escapeHtml(subject)}" sandbox="allow-popups allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html)}"></iframe></article>`
