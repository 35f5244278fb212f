import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import type { Context } from '#worker/kernel/log/context.ts'
import { parse, readBody } from '#worker/kernel/http/read-body.ts'
import type { App } from '#worker/kernel/http/route.ts'
import { revokeAccess, revokeLinks } from '#worker/auth/revoke-access.ts'
import { checkOrigin } from '#worker/auth/check-csrf.ts'
import { libraryProblem } from '#worker/auth/library/library-problem.ts'
import { clientAddress, limitAttempts, attemptKey, type AttemptSubject } from '#worker/auth/limit-attempts.ts'
import { checkMailOrigin } from '#worker/auth/check-mail-origin.ts'
import { isOperatorSignUp, makeOperator } from './make-operator.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { csrfToken, setCsrfCookie, sessionToken } from '#worker/auth/session-cookie.ts'
import { checkSignUp } from './check-sign-up.ts'

/** Calls that involve no password and no mail; all others count towards the rate limit. */
const UNLIMITED_PATHS = /^\/(sign-out|get-session|revoke-|list-)/
const MAILING_PATHS = /^\/(request-password-reset|send-verification-email|change-email)/

const shortTexts = z.record(
  z.string(),
  z.unknown().refine((value) => typeof value !== 'string' || value.length <= 2048, 'This is too long.'),
)
type ShortTexts = z.output<typeof shortTexts>

/** The auth library serves these calls; limits, refusals and tokens against forgery are those of this API. */
export const authRoutes = (app: App): void => {
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const context = c.get('context')
    const path = context.url.pathname.slice('/api/auth'.length).replace(/\/$/, '')
    if (c.req.method === 'POST') checkOrigin(context)
    const { owner_code: code, ...given } = c.req.method === 'POST' ? parse(shortTexts, await readBody(c.req.raw)) : {}
    const sent = c.req.method === 'POST' ? given : null
    if (sent && !UNLIMITED_PATHS.test(path)) {
      const claim = await attemptSubject(c, context, path, sent)
      const address = `ip:${clientAddress(context)}`
      await limitAttempts(context.env.LIMIT_AUTH, claim ? [address, await attemptKey(context, claim)] : [address])
    }
    if (MAILING_PATHS.test(path)) checkMailOrigin(context)
    const isSignUp = path === '/sign-up/email'
    const isOwner = isSignUp && (await isOperatorSignUp(context, code))
    const body = sent && isSignUp ? await checkSignUp(context, sent, { isOwner }) : sent
    // A new password ends all other sessions, unless the client says otherwise.
    if (body && path === '/change-password') body['revokeOtherSessions'] ??= true
    const origin = publicOrigin(context.env, context.url)
    const { libraryFor } = await import('#worker/auth/library/library-for.ts')
    const request = libraryRequest(c, origin + context.url.pathname, body)
    if (await hasValidCsrfToken(c, context)) request.headers.set('origin', origin)
    const answer = await libraryFor(context.env, origin).handler(request)
    if (answer.status >= 400) throw libraryProblem(path, answer.status, await answer.json().catch(() => null))
    if (isOwner) await makeOperator(context, await newUserId(answer))
    return forwardAnswer(c, context, path, answer, body)
  })
}

const newUserId = async (answer: Response): Promise<number> => {
  const { user } = await answer.clone().json<{ user: { id: unknown } }>()
  return Number(user.id)
}

/** Whom the rate limit counts for: the field by which the call names a person, or else the person who is signed in. */
async function attemptSubject(
  c: HonoContext,
  context: Context,
  path: string,
  sent: ShortTexts,
): Promise<AttemptSubject | null> {
  if (path.startsWith('/sign-') || path === '/request-password-reset') {
    const kind = path === '/sign-in/username' ? 'username' : 'email'
    const value = sent[kind]
    return typeof value === 'string' && value !== '' ? { kind, value } : null
  }
  const token = await sessionToken(c, context)
  return token === null ? null : { kind: 'session', value: token }
}

/** The library takes JSON only, and compares origins with the configured one. */
function libraryRequest(c: HonoContext, address: string, body: object | null): Request {
  const url = new URL(address)
  url.search = new URL(c.req.url).search
  const headers = new Headers(c.req.raw.headers)
  if (body) headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method: c.req.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** Clients other than browsers send no origin; their session's token takes its place. */
async function hasValidCsrfToken(c: HonoContext, context: Context): Promise<boolean> {
  const sent = context.headers.get('x-csrftoken')
  if (!sent || context.headers.has('origin')) return false
  const token = await sessionToken(c, context)
  return token !== null && sent === (await csrfToken(context, token))
}

/** A new session also gets a token against forged requests. A changed password revokes what the old one opened. */
async function forwardAnswer(
  c: HonoContext,
  context: Context,
  path: string,
  answer: Response,
  body: ShortTexts | null,
) {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  const location = answer.headers.get('location')
  if (location !== null && answer.status < 400 && answer.status >= 300) return c.redirect(location, 302)
  const text = await answer.text()
  const result: unknown = text === '' ? null : JSON.parse(text)
  if (path === '/change-password')
    await revokeAfterPasswordChange(context, result, body?.['revokeOtherSessions'] === true)
  if (typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string')
    setCsrfCookie(c, context, await csrfToken(context, result.token))
  return c.json(result as object)
}

/** Mailed links always end with the old password; sessions and tokens end only with `all`. */
async function revokeAfterPasswordChange({ env }: Context, result: unknown, all: boolean): Promise<void> {
  const user = Number((result as { user?: { id?: unknown } } | null)?.user?.id)
  await (all ? revokeAccess(env, user) : revokeLinks(env, user))
}
