import { fill, texts } from '#worker/locales/texts.ts'
import { singleLineWithoutLinks } from '#worker/mail/mail-words.ts'
import type { Recipient } from '#worker/mail/recipient.ts'
import { renderMail } from '#worker/mail/render-mail.ts'
import type { Mail } from '#worker/mail/send-mail.ts'
import type { OffReason } from './webhook.contract.ts'

interface Told extends Recipient {
  webhook: string
  host: string
  reason: Exclude<OffReason, 'maker_left'>
  /** The webhook's page; null where the server does not know its own address. */
  url: string | null
}

export function switchedOffMail({ to, name, language, webhook, host, reason, url }: Told): Mail {
  const { hello, webhookOff } = texts[language].mails
  const said = { webhook: singleLineWithoutLinks(webhook, 60), host }
  return renderMail({
    to,
    subject: fill(webhookOff.subject, said),
    greeting: fill(hello, { name }),
    lines: [fill(webhookOff[reason], said), webhookOff.back],
    ...(url ? { button: { label: webhookOff.button, url } } : {}),
    closing: webhookOff.closing,
  })
}
