import type { Language } from '../modules/settings/starter-words.ts'
import { renderMail } from './render-mail.ts'
import { sendMail } from './send-mail.ts'

interface AccountMail {
  user: { id: string; name: string; email: string; language?: unknown }
  url: string
  token: string
}

const mailTexts = {
  en: {
    hello: (name: string) => `Hello ${name},`,
    ignore: 'If this was not you, you can ignore this mail: nothing will change.',
    reset: {
      subject: 'Choose a new password',
      line: 'someone, hopefully you, asked for a new password for your Larder account. The link works once, for an hour.',
      button: 'Choose a new password',
    },
    welcome: {
      subject: 'Welcome to Larder',
      line: 'your account is ready. Please confirm that this address is yours, so that a forgotten password can be replaced.',
      button: 'Confirm this address',
    },
    change: {
      subject: 'Confirm your new address',
      line: 'this address is to become the one of your Larder account. The link works for three days.',
      button: 'Use this address',
    },
    notice: {
      subject: 'Your address is about to change',
      line: (email: string) => `someone, hopefully you, asked to use ${email} for your Larder account from now on.`,
      closing: 'If this was not you, log in and change your password: whoever asked was logged in as you.',
    },
  },
  de: {
    hello: (name: string) => `Hallo ${name},`,
    ignore: 'Falls du das nicht warst, ignoriere diese E-Mail einfach: Es ändert sich nichts.',
    reset: {
      subject: 'Neues Passwort wählen',
      line: 'jemand, hoffentlich du, möchte ein neues Passwort für dein Larder-Konto. Der Link gilt einmal und eine Stunde lang.',
      button: 'Neues Passwort wählen',
    },
    welcome: {
      subject: 'Willkommen bei Larder',
      line: 'dein Konto ist bereit. Bitte bestätige, dass diese Adresse dir gehört, damit sich ein vergessenes Passwort ersetzen lässt.',
      button: 'Adresse bestätigen',
    },
    change: {
      subject: 'Neue Adresse bestätigen',
      line: 'diese Adresse soll künftig zu deinem Larder-Konto gehören. Der Link gilt drei Tage.',
      button: 'Diese Adresse verwenden',
    },
    notice: {
      subject: 'Deine Adresse soll geändert werden',
      line: (email: string) => `jemand, hoffentlich du, möchte für dein Larder-Konto künftig ${email} verwenden.`,
      closing:
        'Falls du das nicht warst, melde dich an und ändere dein Passwort: Wer das wollte, war als du angemeldet.',
    },
  },
}

const textsFor = ({ language }: AccountMail['user']) => mailTexts[language === 'de' ? 'de' : ('en' satisfies Language)]

export const mailPasswordReset = (env: Env, origin: string, { user, token }: AccountMail): Promise<void> => {
  const { hello, ignore, reset } = textsFor(user)
  const url = `${origin}/reset-password?token=${encodeURIComponent(token)}`
  const { subject, line, button } = reset
  return sendMail(
    env,
    renderMail({
      to: user.email,
      subject,
      greeting: hello(user.name),
      lines: [line],
      button: { label: button, url },
      closing: ignore,
    }),
  )
}

export const mailWelcome = (env: Env, { user, url }: AccountMail): Promise<void> =>
  sendConfirmation(env, user, url, 'welcome')

/** Mails the confirmation link to the new address, and a notice to the old one. */
export const mailAddressChange = async (env: Env, { user, url }: AccountMail): Promise<void> => {
  const { hello, notice } = textsFor(user)
  const old = await env.DIRECTORY.prepare('SELECT email FROM user WHERE id = ?')
    .bind(Number(user.id))
    .first<string>('email')
  await sendConfirmation(env, user, url, 'change')
  if (old === null || old === user.email) return
  const { subject, line, closing } = notice
  await sendMail(env, renderMail({ to: old, subject, greeting: hello(user.name), lines: [line(user.email)], closing }))
}

const sendConfirmation = (
  env: Env,
  user: AccountMail['user'],
  url: string,
  kind: 'welcome' | 'change',
): Promise<void> => {
  const { hello, ignore, [kind]: say } = textsFor(user)
  const { subject, line, button } = say
  return sendMail(
    env,
    renderMail({
      to: user.email,
      subject,
      greeting: hello(user.name),
      lines: [line],
      button: { label: button, url },
      closing: ignore,
    }),
  )
}
