import { APIError, type createAuthMiddleware } from 'better-auth/api'
import { preferredLanguage } from '#worker/locales/preferred-language.ts'
import { passwordFaults } from '../password/password-faults.ts'

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

const PASSWORD_FIELDS = new Map([
  ['/sign-up/email', 'password'],
  ['/reset-password', 'newPassword'],
  ['/change-password', 'newPassword'],
])

/** Runs before anything is stored, and reports all faults at once. */
export async function checkNewPassword(c: Call): Promise<void> {
  const field = PASSWORD_FIELDS.get(c.path)
  const body = (c.body ?? {}) as Record<string, unknown>
  const password = field === undefined ? undefined : body[field]
  if (field === undefined || typeof password !== 'string') return
  const person = await personOf(c, body)
  const faults = passwordFaults(
    password,
    [person['name'], person['email'], person['username']].map((word) => String(word ?? '')),
  )
  if (faults.length > 0) throw new APIError('BAD_REQUEST', { code: 'PASSWORD_REFUSED', message: faults.join('\n') })
}

/** On sign-up the body describes the person; otherwise the link or the session names them. */
async function personOf({ path, context, getSignedCookie }: Call, body: Record<string, unknown>) {
  if (path === '/sign-up/email') return body
  const { internalAdapter } = context
  if (path === '/reset-password') {
    const proof = await internalAdapter.findVerificationValue(`reset-password:${String(body['token'])}`)
    return { ...(proof ? await internalAdapter.findUserById(proof.value) : {}) } as Record<string, unknown>
  }
  const token = await getSignedCookie(context.authCookies.sessionToken.name, context.secret)
  return { ...(token ? (await internalAdapter.findSession(token))?.user : {}) } as Record<string, unknown>
}

/** The first word is the first name; a name equal to the user name counts as none. */
export async function splitName(user: Record<string, unknown>, c: { headers?: Headers | undefined } | null) {
  const name = String(user['name'] ?? '').trim()
  const given = name === user['username'] || name === user['displayUsername'] ? '' : name
  const [firstName = '', ...rest] = given.split(/\s+/)
  return {
    data: {
      ...user,
      firstName: firstName.slice(0, 150),
      lastName: rest.join(' ').slice(0, 150),
      language: preferredLanguage(c?.headers ?? new Headers()),
    },
  }
}

/** Refuses a session to an inactive account or one with a pending deletion; deletes the person's expired sessions. */
export const beforeSessionCreate = (env: Env) => async (session: { userId: string; createdAt: Date }) => {
  const user = Number(session.userId)
  const person = await env.DIRECTORY.prepare('SELECT is_active, erase_at FROM user WHERE id = ?')
    .bind(user)
    .first<{ is_active: number; erase_at: string | null }>()
  if (person?.is_active === 1 && person.erase_at !== null) {
    throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DELETING', message: person.erase_at })
  }
  if (person?.is_active !== 1)
    throw new APIError('UNAUTHORIZED', { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Switched off' })
  await env.DIRECTORY.prepare('DELETE FROM session WHERE user_id = ? AND expires_at <= ?')
    .bind(user, session.createdAt.getTime())
    .run()
}
