import { fill, texts } from '#worker/locales/texts.ts'
import { renderMail } from '#worker/mail/render-mail.ts'
import type { Recipient } from '#worker/mail/recipient.ts'
import type { Mail } from '#worker/mail/send-mail.ts'
import { formatDay, singleLineWithoutLinks } from '#worker/mail/mail-words.ts'

interface DeletionNotice extends Recipient {
  space: string
  by: string
  eraseAt: string
  isOwner: boolean
  /** This server's address; null where it is not to be disclosed. */
  url: string | null
}

export function spaceDeletionMail({ to, name, language, space, by, eraseAt, isOwner, url }: DeletionNotice): Mail {
  const { hello, spaceDeletion } = texts[language].mails
  const { asked } = spaceDeletion
  const names = { by: singleLineWithoutLinks(by, 60), space: singleLineWithoutLinks(space, 80) }
  return renderMail({
    to,
    subject: fill(asked.subject, names),
    greeting: fill(hello, { name }),
    lines: [fill(asked.line, { ...names, day: formatDay(language, eraseAt) }), isOwner ? asked.owner : asked.member],
    ...(url ? { button: { label: asked.button, url } } : {}),
    closing: asked.closing,
  })
}

export function spaceDeletedMail({ to, name, language, space }: Recipient & { space: string }): Mail {
  const { hello, spaceDeletion } = texts[language].mails
  const { gone } = spaceDeletion
  const names = { space: singleLineWithoutLinks(space, 80) }
  return renderMail({
    to,
    subject: fill(gone.subject, names),
    greeting: fill(hello, { name }),
    lines: [fill(gone.line, names)],
    closing: gone.closing,
  })
}
