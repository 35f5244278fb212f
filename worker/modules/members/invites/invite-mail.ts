import { fill, texts } from '#worker/locales/texts.ts'
import type { Language } from '#worker/kernel/contract/languages.contract.ts'
import { renderMail } from '#worker/mail/render-mail.ts'
import type { Mail } from '#worker/mail/send-mail.ts'
import { formatDay, singleLineWithoutLinks } from '#worker/mail/mail-words.ts'

export interface Invitation {
  to: string
  by: string
  space: string
  url: string
  valid_until: string
  language: Language
}

/** Cuts names to one line, as people typed them freely. */
export function inviteMail({ to, by, space, url, valid_until, language }: Invitation): Mail {
  const say = texts[language].mails.invitation
  const names = { by: singleLineWithoutLinks(by, 60), space: singleLineWithoutLinks(space, 80) }
  return renderMail({
    to,
    subject: fill(say.subject, names),
    greeting: say.hello,
    lines: [fill(say.line, names), fill(say.until, { day: formatDay(language, valid_until) })],
    button: { label: say.button, url },
    closing: say.closing,
  })
}
