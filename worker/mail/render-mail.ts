import type { Mail } from './send-mail.ts'

interface MailContent {
  to: string
  subject: string
  greeting: string
  lines: readonly string[]
  button?: { label: string; url: string }
  /** For people who did not expect this mail. */
  closing: string
}

export function renderMail({ to, subject, greeting, lines, button, closing }: MailContent): Mail {
  const text = [greeting, ...lines, ...(button ? [`${button.label}:\n${button.url}`] : []), closing, 'Larder'].join(
    '\n\n',
  )
  const paragraphs = [greeting, ...lines].map((line) => `<p>${escapeHtml(line)}</p>`).join('')
  const link = button
    ? `<p style="margin:28px 0"><a href="${escapeHtml(button.url)}" target="_top" style="background:#3f6b4f;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none">${escapeHtml(button.label)}</a></p>
       <p style="color:#666;font-size:13px;word-break:break-all">${escapeHtml(button.url)}</p>`
    : ''
  const html = `<!doctype html><html><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f4ef;font-family:system-ui,sans-serif;color:#222">
<div style="max-width:520px;margin:0 auto;padding:32px 24px;background:#fff;line-height:1.5">
${paragraphs}${link}<p style="color:#666;font-size:13px">${escapeHtml(closing)}</p><p style="color:#666;font-size:13px">Larder</p>
</div></body></html>`
  return { to, subject, text, html }
}

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
