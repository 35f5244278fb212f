import { operatorVariables, variablesIn } from './operator-variables.ts'

/** A deployment takes these from variables and secrets. */
const SETTING_NAMES = ['ORIGIN', 'MAIL_URL', 'MAIL_TOKEN', 'MAIL_FROM', 'SEAL_SECRET', 'FETCH_ALLOW', 'AI_ALLOWED_URLS']

/** Throws a sentence for people when a setting is invalid. */
export function readSettings(env: Record<string, string | undefined>): Record<string, string> {
  const settings = { ...operatorVariables(env), ...variablesIn(env, SETTING_NAMES) }
  const origin = settings['ORIGIN']
  if (origin !== undefined && !isOrigin(origin))
    throw new Error(`ORIGIN=${origin} is no address of a server: write it like https://larder.example.com`)
  if (env['SMTP_URL'] && !/^smtps?:\/\/[^/]+/.test(env['SMTP_URL']))
    throw new Error('SMTP_URL must look like smtps://user:password@mail.example.com or smtp://mail.example.com:587')
  if ((env['SMTP_URL'] ?? env['MAIL_URL']) && !env['MAIL_FROM'])
    throw new Error('Mails need a sender: MAIL_FROM="Larder <larder@example.com>"')
  return settings
}

const isOrigin = (address: string) =>
  URL.canParse(address) && /^https?:/.test(address) && new URL(address).origin === address
