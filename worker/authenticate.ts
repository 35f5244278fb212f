import type { Context as HonoContext } from 'hono'
import type { Context } from '#worker/kernel/log/context.ts'
import { identifyBySession } from '#worker/auth/identify-by-session.ts'
import { identifyByToken } from '#worker/auth/identity-query.ts'
import { ensureSpace } from '#worker/modules/spaces/ensure-space.ts'
import { FEED_SCOPE } from '#worker/auth/token/feed-token.ts'

const BEARER = /^bearer\s+(\S+)\s*$/i

/** Log-in calls, which need no identity, and addresses of hooks, which are one themselves. */
const PUBLIC_PATHS = /^\/(api\/auth\/|api\/hook\/|api-token-auth)/

/** Accepting an invitation must not create a space for a person about to join one. */
const SPACELESS_PATHS = /^\/api\/invite\//

/** Calendars send no headers, so this address may hold a token. */
const FEED_PATH = /^\/api\/meal-plan\/ical\/?$/

/**
 * Identifies the asker by bearer token, or else by session. A bad credential counts as none, so that public calls
 * still answer.
 */
export async function authenticate(c: HonoContext, context: Context): Promise<void> {
  const { pathname } = context.url
  if (PUBLIC_PATHS.test(pathname)) return
  const [, token] = BEARER.exec(context.headers.get('authorization') ?? '') ?? []
  const feedToken =
    token === undefined && FEED_PATH.test(pathname) ? context.url.searchParams.get('access_token') : null
  const identity = token
    ? await identifyByToken(context, token)
    : feedToken === null
      ? await identifyBySession(c, context)
      : // Addresses end up in logs, so a token in one must have no other scope.
        await identifyByToken(context, feedToken, FEED_SCOPE)
  if (!identity) return
  const lacksSpace = identity.membership === null && !SPACELESS_PATHS.test(pathname)
  context.identity = lacksSpace ? await ensureSpace(context, identity) : identity
}
