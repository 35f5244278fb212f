import { renderMail } from '../../../mail/render-mail.ts'
import type { Mail } from '../../../mail/send-mail.ts'
import { formatDay, singleLineWithoutLinks } from '../../../mail/mail-words.ts'

export interface Invitation {
  to: string
  by: string
  space: string
  url: string
  valid_until: string
  language: 'en' | 'de'
}

const words = {
  en: {
    subject: (by: string) => `${by} invites you to cook together`,
    hello: 'Hello,',
    line: (by: string, space: string) =>
      `${by} would like to share the recipes, plans and shopping lists of “${space}” with you on Larder.`,
    until: (day: string) => `The invitation is good until ${day}.`,
    button: 'Look at the invitation',
    closing: 'If you do not know who this is, you can ignore this mail: nothing will happen.',
  },
  de: {
    subject: (by: string) => `${by} lädt dich ein, gemeinsam zu kochen`,
    hello: 'Hallo,',
    line: (by: string, space: string) =>
      `${by} möchte die Rezepte, Pläne und Einkaufslisten von „${space}“ auf Larder mit dir teilen.`,
    until: (day: string) => `Die Einladung gilt bis zum ${day}.`,
    button: 'Einladung ansehen',
    closing: 'Wenn du nicht weißt, wer das ist, ignoriere diese E-Mail einfach: Es passiert nichts.',
  },
}

/** Cuts names to one line, as people typed them freely. */
export function inviteMail({ to, by, space, url, valid_until, language }: Invitation): Mail {
  const say = words[language]
  return renderMail({
    to,
    subject: say.subject(singleLineWithoutLinks(by, 60)),
    greeting: say.hello,
    lines: [
      say.line(singleLineWithoutLinks(by, 60), singleLineWithoutLinks(space, 80)),
      say.until(formatDay(language, valid_until)),
    ],
    button: { label: say.button, url },
    closing: say.closing,
  })
}
