import type { Context as HonoContext } from 'hono'
import type { Context } from './kernel/log/context.ts'
import { bySession } from './auth/by-session.ts'
import { byToken } from './auth/identify.ts'
import { settle } from './modules/spaces/settle.ts'
import { FEED_SCOPE } from './auth/token/feed-token.ts'

const BEARER = /^bearer\s+(\S+)\s*$/i

/** Where people prove who they are, nothing is known of them yet. */
const OPEN = /^\/(api\/auth\/|api-token-auth)/

/** Accepting an invitation must not make a space for whoever is about to join one. */
const UNSETTLED = /^\/api\/invite\//

/** The one address that may hold a token, as calendars send no headers. */
const FEED = /^\/api\/meal-plan\/ical\/?$/

/** Addresses end up in logs, so a token in one counts only if it can do nothing else. */
async function byFeed({ directory, at }: Context, token: string) {
  const identity = await byToken(directory, token, at)
  return [...(identity?.scopes ?? [])].join() === FEED_SCOPE ? identity : null
}

/**
 * Finds out who asks: by bearer token, or else by the browser's session. Other schemes prove nothing. A bad credential
 * is nobody, so that a public call still answers.
 */
export async function authenticate(c: HonoContext, context: Context): Promise<void> {
  const { pathname } = context.url
  if (OPEN.test(pathname)) return
  const [, token] = BEARER.exec(context.headers.get('authorization') ?? '') ?? []
  const fed = token === undefined && FEED.test(pathname) ? context.url.searchParams.get('access_token') : null
  const identity = token
    ? await byToken(context.directory, token, context.at)
    : fed === null
      ? await bySession(c, context)
      : await byFeed(context, fed)
  if (!identity) return
  const homeless = identity.membership === null && !UNSETTLED.test(pathname)
  context.identity = homeless ? await settle(context, identity) : identity
}
