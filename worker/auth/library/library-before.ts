import { APIError, createAuthMiddleware } from 'better-auth/api'
import { isCurrent } from '../end-access.ts'
import { changeClaims } from '../change-claims.ts'
import { checkPasswords } from './library-hooks.ts'
import { verifyPassword } from '../password/hash-password.ts'

type Call = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** What this deployment asks before the library does anything. */
export const before = (env: Env) =>
  createAuthMiddleware(async (c) => {
    await checkPasswords(c)
    if (c.path === '/change-email') await askPassword(c)
    if (c.path === '/verify-email') return refuseStale(env, c)
    return
  })

/** Who has only found a browser signed in does not take the account along. */
async function askPassword(c: Call): Promise<void> {
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

/** A link to a new address that was mailed before the password or the address last changed counts as no link. */
async function refuseStale(env: Env, c: Call) {
  const query = (c.query ?? {}) as { token?: unknown }
  const claims = changeClaims(String(query.token))
  if (!claims || (await isCurrent(env, claims.user, claims.issued))) return
  return { context: { query: { ...query, token: 'stale' } } }
}
