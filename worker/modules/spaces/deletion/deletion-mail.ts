import { renderMail } from '../../../mail/render-mail.ts'
import type { Recipient } from '../../../mail/recipient.ts'
import type { Mail } from '../../../mail/send-mail.ts'
import { formatDay, singleLineWithoutLinks } from '../../../mail/mail-words.ts'

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    asked: {
      subject: (space: string) => `“${space}” is to be deleted`,
      line: (by: string, space: string, day: string) =>
        `${by} has asked to delete “${space}” on Larder: its recipes, plans, lists and files will be gone on ${day}. Until then it is closed.`,
      owner: 'You can keep it until then: open Larder and choose “Keep it”.',
      member: 'If you want it to stay, talk to whoever made it: they can keep it until then.',
      button: 'Open Larder',
      closing: 'You get this mail as you belong to this space.',
    },
    gone: {
      subject: (space: string) => `“${space}” has been deleted`,
      line: (space: string) =>
        `“${space}” and all that was in it are gone from Larder, as was asked for two weeks ago.`,
      closing: 'This cannot be taken back any more.',
    },
  },
  de: {
    hello: (name: string) => `Hallo ${name},`,
    asked: {
      subject: (space: string) => `„${space}“ wird gelöscht`,
      line: (by: string, space: string, day: string) =>
        `${by} möchte „${space}“ auf Larder löschen: Rezepte, Pläne, Listen und Dateien sind ab dem ${day} weg. Bis dahin ist der Bereich geschlossen.`,
      owner: 'Bis dahin kannst du ihn behalten: Öffne Larder und wähle „Behalten“.',
      member: 'Wenn er bleiben soll, sprich mit der Person, der er gehört: Sie kann ihn bis dahin behalten.',
      button: 'Larder öffnen',
      closing: 'Du bekommst diese E-Mail, weil du zu diesem Bereich gehörst.',
    },
    gone: {
      subject: (space: string) => `„${space}“ wurde gelöscht`,
      line: (space: string) =>
        `„${space}“ und alles darin ist aus Larder gelöscht, wie vor zwei Wochen gewünscht wurde.`,
      closing: 'Das lässt sich nicht mehr rückgängig machen.',
    },
  },
}

interface DeletionNotice extends Recipient {
  space: string
  by: string
  eraseAt: string
  isOwner: boolean
  /** This server's address; null where it is not to be disclosed. */
  url: string | null
}

export function spaceDeletionMail({ to, name, language, space, by, eraseAt, isOwner, url }: DeletionNotice): Mail {
  const { hello, asked } = words[language]
  return renderMail({
    to,
    subject: asked.subject(singleLineWithoutLinks(space, 80)),
    greeting: hello(name),
    lines: [
      asked.line(singleLineWithoutLinks(by, 60), singleLineWithoutLinks(space, 80), formatDay(language, eraseAt)),
      isOwner ? asked.owner : asked.member,
    ],
    ...(url ? { button: { label: asked.button, url } } : {}),
    closing: asked.closing,
  })
}

export function spaceDeletedMail({ to, name, language, space }: Recipient & { space: string }): Mail {
  const { hello, gone } = words[language]
  const title = singleLineWithoutLinks(space, 80)
  return renderMail({
    to,
    subject: gone.subject(title),
    greeting: hello(name),
    lines: [gone.line(title)],
    closing: gone.closing,
  })
}
