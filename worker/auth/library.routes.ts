import type { Context as HonoContext } from 'hono'
import { sql } from 'drizzle-orm'
import type { Context } from '../kernel/context.ts'
import { readBody } from '../kernel/request.ts'
import type { App } from '../kernel/routes.ts'
import { guardOrigin } from './csrf.ts'
import { problemOf } from './library.problem.ts'
import { attemptKeys, limit } from './limit.ts'
import { claimsServer, giveServer } from './owner.claim.ts'
import { originOf } from './secret.ts'
import { csrfToken, offerCsrf, sessionToken } from './session.cookie.ts'

/** Calls that ask for a password, set one, or send mail: each is counted. */
const GUARDED = /^\/(sign-in|sign-up|request-password-reset|reset-password|change-|send-|verify-|is-username)/

/** Sign-up, log-in, log-out, passwords and sessions of browsers, served by the library in the manners of this API. */
export const authRoutes = (app: App): void => {
  app.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const context = c.get('context')
    const path = context.url.pathname.slice('/api/auth'.length).replace(/\/$/, '')
    if (c.req.method === 'POST') guardOrigin(context)
    const sent = c.req.method === 'POST' ? ((await readBody(c.req.raw)) as Record<string, unknown>) : null
    const { owner_code: code, ...fields } = sent ?? {}
    const body = sent && fields
    if (body && GUARDED.test(path))
      await limit(context.env.LIMIT_AUTH, attemptKeys(context, body['username'] ?? body['email']))
    const isOwner = path === '/sign-up/email' && (await claimsServer(context, code))
    const origin = originOf(context.env, context.url)
    const { libraryFor } = await import('./library.ts')
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

/** A new session also gets its token against forged requests; a password changed for safety takes the apps along. */
async function finish(
  c: HonoContext,
  context: Context,
  path: string,
  answer: Response,
  body: Record<string, unknown> | null,
) {
  for (const cookie of answer.headers.getSetCookie()) c.header('set-cookie', cookie, { append: true })
  const location = answer.headers.get('location')
  if (location !== null && answer.status < 400 && answer.status >= 300) return c.redirect(location, 302)
  const text = await answer.text()
  const result: unknown = text === '' ? null : JSON.parse(text)
  if (typeof result === 'object' && result !== null && 'token' in result && typeof result.token === 'string') {
    offerCsrf(c, context, await csrfToken(context, result.token))
    const { user } = result as { user?: { id?: unknown } }
    if (path === '/change-password' && body?.['revokeOtherSessions'] === true) {
      await context.directory.batch([
        sql`DELETE FROM access_token WHERE user_id = ${Number(user?.id)} AND client IS NOT NULL`,
      ])
    }
  }
  return c.json(result as object)
}
