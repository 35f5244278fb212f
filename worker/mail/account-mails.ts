import { languageOfTag } from '#worker/kernel/contract/languages.contract.ts'
import { fill, texts } from '#worker/locales/texts.ts'
import { renderMail } from './render-mail.ts'
import { sendMail } from './send-mail.ts'

interface AccountMail {
  user: { id: string; name: string; email: string; language?: unknown }
  url: string
  token: string
}

const textsFor = ({ name, language }: AccountMail['user']) => {
  const { hello, account } = texts[languageOfTag(typeof language === 'string' ? language : null)].mails
  return { ...account, hello: fill(hello, { name }) }
}

export const mailPasswordReset = (env: Env, origin: string, { user, token }: AccountMail): Promise<void> => {
  const { hello, ignore, reset } = textsFor(user)
  const url = `${origin}/reset-password?token=${encodeURIComponent(token)}`
  const { subject, line, button } = reset
  return sendMail(
    env,
    renderMail({
      to: user.email,
      subject,
      greeting: hello,
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
  await sendMail(
    env,
    renderMail({ to: old, subject, greeting: hello, lines: [fill(line, { email: user.email })], closing }),
  )
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
      greeting: hello,
      lines: [line],
      button: { label: button, url },
      closing: ignore,
    }),
  )
}
