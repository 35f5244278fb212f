import { letter } from '../../../mail/letter.ts'
import type { Mail } from '../../../mail/mail.send.ts'

export interface Invitation {
  to: string
  /** Who invites, and into which space. */
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

/** The mail that brings somebody an invitation. Names are what people typed, so they are cut to what a line holds. */
export function inviteMail({ to, by, space, url, valid_until, language }: Invitation): Mail {
  const say = words[language]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(valid_until))
  return letter({
    to,
    subject: say.subject(line(by, 60)),
    greeting: say.hello,
    lines: [say.line(line(by, 60), line(space, 80)), say.until(day)],
    button: { label: say.button, url },
    closing: say.closing,
  })
}

/** One line without addresses, so that nobody has us mail their advertising. */
const line = (name: string, longest: number) =>
  name
    .replace(/\s+/g, ' ')
    .replace(/\b(?:https?:\/\/|www\.)\S*/gi, '…')
    .slice(0, longest)
