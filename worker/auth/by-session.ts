import { sql } from 'drizzle-orm'
import type { Context as HonoContext } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Context, Identity } from '../kernel/log/context.ts'
import { guardCsrf } from './csrf.ts'
import { identityOf, whoIs } from './identify.ts'
import { csrfToken, LIFETIME, offerCsrf, prolong, RENEWAL, sessionToken } from './session-cookie.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Who is signed in with this browser. A change of anything must come from a page of ours; throws a 403 otherwise. */
export async function bySession(c: HonoContext, context: Context): Promise<Identity | null> {
  const token = await sessionToken(c, context)
  if (token === null) return null
  const time = Date.parse(context.at)
  const { known } = await context.directory.read({
    known: whoIs<{ used: number }>(
      sql`session e JOIN user u ON u.id = e.user_id AND e.token = ${token} AND e.expires_at > ${time}`,
      sql`e.updated_at AS used`,
    ),
  })
  const [person] = known
  if (!person?.is_active) return null
  const csrf = await csrfToken(context, token)
  if (!SAFE.has(c.req.method)) guardCsrf(context, getCookie(c, 'csrftoken'), csrf)
  offerCsrf(c, context, csrf)
  if (person.used < time - RENEWAL * 1000 && prolong(c, context)) {
    context.background(
      context.directory.batch([
        sql`UPDATE session SET updated_at = ${time}, expires_at = ${time + LIFETIME * 1000} WHERE token = ${token}`,
      ]),
    )
  }
  return identityOf(person, null, null)
}
