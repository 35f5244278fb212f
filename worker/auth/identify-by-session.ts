import { sql } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Context, Identity } from '#worker/kernel/log/context.ts'
import { checkCsrf } from './check-csrf.ts'
import { identityOf, identityQuery } from './identity-query.ts'
import {
  csrfToken,
  SESSION_LIFETIME,
  setCsrfCookie,
  renewSessionCookie,
  SESSION_RENEWAL,
  sessionToken,
} from './session-cookie.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Throws a 403 for a write that does not come from a page of ours. */
export async function identifyBySession(c: HonoContext, context: Context): Promise<Identity | null> {
  const token = await sessionToken(c, context)
  if (token === null) return null
  const time = Date.parse(context.at)
  const { known } = await context.directory.read({
    known: identityQuery<{ used: number }>(
      sql`session e JOIN user u ON u.id = e.user_id AND e.token = ${token} AND e.expires_at > ${time}`,
      sql`e.updated_at AS used`,
    ),
  })
  const [person] = known
  if (!person?.is_active) return null
  const csrf = await csrfToken(context, token)
  if (!SAFE_METHODS.has(c.req.method)) checkCsrf(context, getCookie(c, 'csrftoken'), csrf)
  setCsrfCookie(c, context, csrf)
  if (person.used < time - SESSION_RENEWAL * 1000 && renewSessionCookie(c, context)) {
    context.background(
      context.directory.batch([
        sql`UPDATE session SET updated_at = ${time}, expires_at = ${time + SESSION_LIFETIME * 1000} WHERE token = ${token}`,
      ]),
    )
  }
  return identityOf(person, null, null)
}
