import type { Context as HonoContext } from 'hono'
import * as z from 'zod'
import type { Context } from '../../kernel/log/context.ts'
import { parse, readBody } from '../../kernel/http/request.ts'
import type { App } from '../../kernel/http/routes.ts'
import { endAccess, endLinks } from '../../auth/end-access.ts'
import { guardOrigin } from '../../auth/csrf.ts'
import { problemOf } from '../../auth/library/library-problem.ts'
import { clientAddress, limit, personKey, type Claim } from '../../auth/limit.ts'
import { guardMailOrigin } from '../../auth/mail-origin.ts'
import { claimsServer, giveServer } from './claim-owner.ts'
import { originOf } from '../../auth/secret.ts'
import { csrfToken, offerCsrf, sessionToken } from '../../auth/session-cookie.ts'
import { checkSignUp } from './check-signup.ts'

/** Calls that neither ask for a password nor set one nor send mail; all others are counted. */
const UNCOUNTED = /^\/(sign-out|get-session|revoke-|list-)/
/** Calls that send a link by mail, and nothing else. */
const MAILING = /^\/(request-password-reset|send-verification-email|change-email)/

/** Bodies here hold short texts and little else. */
const texts = z.record(
  z.string(),
  z.unknown().refine((value) => typeof value !== 'string' || value.length <= 2048, 'This is too long.'),
)
type Texts = z.output<typeof texts>

/** Sign-up, log-in, log-out, passwords and sessions of browsers, served by the library in the manners of this API. */
export const authRoutes = (app: App): void => {
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const context = c.get('context')
    const path = context.url.pathname.slice('/api/auth'.length).replace(/\/$/, '')
    if (c.req.method === 'POST') guardOrigin(context)
    const { owner_code: code, ...given } = c.req.method === 'POST' ? parse(texts, await readBody(c.req.raw)) : {}
    const sent = c.req.method === 'POST' ? given : null
    if (sent && !UNCOUNTED.test(path)) {
      const claim = await claimIn(c, context, path, sent)
      const address = `ip:${clientAddress(context)}`
      await limit(context.env.LIMIT_AUTH, claim ? [address, await personKey(context, claim)] : [address])
    }
    if (MAILING.test(path)) guardMailOrigin(context)
    const isSignUp = path === '/sign-up/email'
    const isOwner = isSignUp && (await claimsServer(context, code))
    const body = sent && isSignUp ? await checkSignUp(context, sent, { isOwner }) : sent
    // A new password ends what the old one opened, unless its person says otherwise.
    if (body && path === '/change-password') body['revokeOtherSessions'] ??= true
    const origin = originOf(context.env, context.url)
    const { libraryFor } = await import('../../auth/library/library.ts')
    const request = toLibrary(c, origin + context.url.pathname, body)
    if (await provesItself(c, context)) request.headers.set('origin', origin)
    const answer = await libraryFor(context.env, origin).handler(request)
    if (answer.status >= 400) throw problemOf(path, answer.status, await answer.json().catch(() => null))
    if (isOwner) await giveServer(context, await newcomer(answer))
    return finish(c, context, path, answer, body)
  })
}

/** The account that a sign-up has made. */
const newcomer = async (answer: Response): Promise<number> => {
  const { user } = await answer.clone().json<{ user: { id: unknown } }>()
  return Number(user.id)
}

/** Whom an attempt is about: by the one field that the call itself goes by, or else by who is signed in. */
async function claimIn(c: HonoContext, context: Context, path: string, sent: Texts): Promise<Claim | null> {
  if (path.startsWith('/sign-') || path === '/request-password-reset') {
    const kind = path === '/sign-in/username' ? 'username' : 'email'
    const value = sent[kind]
    return typeof value === 'string' && value !== '' ? { kind, value } : null
  }
  const token = await sessionToken(c, context)
  return token === null ? null : { kind: 'session', value: token }
}

/** The library takes JSON only and compares origins with the configured one, so it is asked under that. */
function toLibrary(c: HonoContext, address: string, body: object | null): Request {
  const url = new URL(address)
  url.search = new URL(c.req.url).search
  const headers = new Headers(c.req.raw.headers)
  if (body) headers.set('content-type', 'application/json')
  headers.delete('content-length')
  return new Request(url, { method: c.req.method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
}

/** Clients that are no browsers send no origin; the token of their session says as much. */
async function provesItself(c: HonoContext, context: Context): Promise<boolean> {
  const sent = context.headers.get('x-csrftoken')
  if (!sent || context.headers.has('origin')) return false
  const token = await sessionToken(c, context)
  return token !== null && sent === (await csrfToken(context, token))
}

/** A new session also gets its token against forged requests; a changed password takes along what it opened. */
async function finish(c: HonoContext, context: Context, path: string, answer: Response, body: Texts | null) {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  const location = answer.headers.get('location')
  if (location !== null && answer.status < 400 && answer.status >= 300) return c.redirect(location, 302)
  const text = await answer.text()
  const result: unknown = text === '' ? null : JSON.parse(text)
  if (path === '/change-password') await endWith(context, result, body?.['revokeOtherSessions'] === true)
  if (typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string')
    offerCsrf(c, context, await csrfToken(context, result.token))
  return c.json(result as object)
}

/** Every link that was mailed goes with the old password, and all that was signed in where its person wants that. */
async function endWith({ env }: Context, result: unknown, all: boolean): Promise<void> {
  const user = Number((result as { user?: { id?: unknown } } | null)?.user?.id)
  await (all ? endAccess(env, user) : endLinks(env, user))
}
