import { renderMail } from '../../../mail/render-mail.ts'
import type { Recipient } from '../../../mail/recipient.ts'
import type { Mail } from '../../../mail/send-mail.ts'
import { formatDay } from '../../../mail/mail-words.ts'

const words = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    asked: {
      subject: 'Your account is to be deleted',
      line: (day: string) =>
        `someone, hopefully you, asked to delete your Larder account. You are logged out everywhere. On ${day} it will be gone, with everything that only you can see.`,
      back: 'You can keep it until then: with the link below, or by logging in.',
      button: 'Keep my account',
      closing: 'If this was not you, keep your account and choose a new password: whoever asked knew yours.',
    },
    gone: {
      subject: 'Your account has been deleted',
      line: 'your Larder account is gone, as was asked for two weeks ago. Recipes that you shared with others stay with them, without your name.',
      closing: 'This is the last mail that you get from Larder.',
    },
  },
  de: {
    hello: (name: string) => `Hallo ${name},`,
    asked: {
      subject: 'Dein Konto wird gelöscht',
      line: (day: string) =>
        `jemand, hoffentlich du, möchte dein Larder-Konto löschen. Du bist überall abgemeldet. Ab dem ${day} ist es weg, mit allem, was nur du sehen kannst.`,
      back: 'Bis dahin kannst du es behalten: mit dem Link unten oder indem du dich anmeldest.',
      button: 'Konto behalten',
      closing:
        'Falls du das nicht warst, behalte dein Konto und wähle ein neues Passwort: Wer das wollte, kannte deines.',
    },
    gone: {
      subject: 'Dein Konto wurde gelöscht',
      line: 'dein Larder-Konto ist gelöscht, wie vor zwei Wochen gewünscht wurde. Rezepte, die du mit anderen geteilt hast, bleiben bei ihnen, ohne deinen Namen.',
      closing: 'Das ist die letzte E-Mail, die du von Larder bekommst.',
    },
  },
}

/** `url` is the link that cancels the deletion; null where the server may not mail links. */
export function accountDeletionMail({
  to,
  name,
  language,
  eraseAt,
  url,
}: Recipient & { eraseAt: string; url: string | null }): Mail {
  const { hello, asked } = words[language]
  return renderMail({
    to,
    subject: asked.subject,
    greeting: hello(name),
    lines: [asked.line(formatDay(language, eraseAt)), asked.back],
    ...(url ? { button: { label: asked.button, url } } : {}),
    closing: asked.closing,
  })
}

export function accountDeletedMail({ to, name, language }: Recipient): Mail {
  const { hello, gone } = words[language]
  return renderMail({ to, subject: gone.subject, greeting: hello(name), lines: [gone.line], closing: gone.closing })
}
