import type { Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { FEED_SCOPE } from './feed-token.ts'

export const exceedsTokenRights = problem(
  'auth.forbidden',
  403,
  'A token gives no token more than it has itself: no further scope, and no later end.',
)

/** A token grants no more than it has, and no longer. `read` includes reading a calendar. */
export function mayGrantToken(
  { identity }: Pick<Context, 'identity'>,
  { scope, expires }: { scope: string; expires: string },
): boolean {
  if (!identity?.scopes) return true
  const { scopes, tokenExpiresAt } = identity
  const holds = (one: string) => scopes.has(one) || (one === FEED_SCOPE && scopes.has('read'))
  const lasts = tokenExpiresAt !== undefined && Date.parse(expires) <= Date.parse(tokenExpiresAt)
  return lasts && scopesIn(scope).every(holds)
}

const scopesIn = (scope: string) => scope.split(/\s+/).filter((one) => one !== '')
