import { APIError, createAuthMiddleware } from 'better-auth/api'
import { isCurrentLink } from '../revoke-access.ts'
import { emailChangeClaims } from '../email-change-claims.ts'
import { checkNewPassword } from './library-hooks.ts'
import { verifyPassword } from '../password/hash-password.ts'

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

export const beforeHook = (env: Env) =>
  createAuthMiddleware(async (c) => {
    await checkNewPassword(c)
    if (c.path === '/change-email') await requirePassword(c)
    if (c.path === '/verify-email') return ignoreStaleLink(env, c)
    return
  })

/** A person who finds a browser signed in must not be able to take over the account. */
async function requirePassword(c: Call): Promise<void> {
  const { password } = (c.body ?? {}) as { password?: unknown }
  if (typeof password !== 'string' || password === '')
    throw new APIError('BAD_REQUEST', { code: 'PASSWORD_MISSING', message: 'This field is required.' })
  const { internalAdapter, authCookies, secret } = c.context
  const token = await c.getSignedCookie(authCookies.sessionToken.name, secret)
  const session = token ? await internalAdapter.findSession(token) : null
  if (!session) throw new APIError('UNAUTHORIZED', { code: 'UNAUTHORIZED', message: 'Nobody is signed in' })
  const account = await internalAdapter.findCredentialAccount(session.user.id)
  const hash = account?.password
  if (!hash || !(await verifyPassword({ hash, password })))
    throw new APIError('BAD_REQUEST', { code: 'INVALID_PASSWORD', message: 'Wrong password' })
}

/** A link to a new address is void once the password or the address has changed since it was mailed. */
async function ignoreStaleLink(env: Env, c: Call) {
  const query = (c.query ?? {}) as { token?: unknown }
  const claims = emailChangeClaims(String(query.token))
  if (!claims || (await isCurrentLink(env, claims.user, claims.issued))) return
  return { context: { query: { ...query, token: 'stale' } } }
}
