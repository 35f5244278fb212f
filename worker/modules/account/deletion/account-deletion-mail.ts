import { fill, texts } from '#worker/locales/texts.ts'
import { renderMail } from '#worker/mail/render-mail.ts'
import type { Recipient } from '#worker/mail/recipient.ts'
import type { Mail } from '#worker/mail/send-mail.ts'
import { formatDay } from '#worker/mail/mail-words.ts'

/** `url` is the link that cancels the deletion; null where the server may not mail links. */
export function accountDeletionMail({
  to,
  name,
  language,
  eraseAt,
  url,
}: Recipient & { eraseAt: string; url: string | null }): Mail {
  const { hello, accountDeletion } = texts[language].mails
  const { asked } = accountDeletion
  return renderMail({
    to,
    subject: asked.subject,
    greeting: fill(hello, { name }),
    lines: [fill(asked.line, { day: formatDay(language, eraseAt) }), asked.back],
    ...(url ? { button: { label: asked.button, url } } : {}),
    closing: asked.closing,
  })
}

export function accountDeletedMail({ to, name, language }: Recipient): Mail {
  const { hello, accountDeletion } = texts[language].mails
  const { gone } = accountDeletion
  return renderMail({
    to,
    subject: gone.subject,
    greeting: fill(hello, { name }),
    lines: [gone.line],
    closing: gone.closing,
  })
}
