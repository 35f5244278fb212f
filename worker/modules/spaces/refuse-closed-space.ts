import type { Context } from '../../kernel/log/context.ts'
import { Problem } from '../../kernel/contract/errors.ts'

/** What is refused in a space that is to be deleted. `erase_at`: from when on it may be. */
export const closedSpace = (eraseAt: string): Problem =>
  new Problem('space.closed', 403, {
    detail: `This space is closed: it is to be deleted on ${eraseAt.slice(0, 10)}. Its creator can keep it until then.`,
    erase_at: eraseAt,
  })

/** Calls that are about oneself and one's spaces, and about nothing in the one that is closed. */
const ALLOWED_PATHS =
  /^\/(api\/(auth\/|session\/|space\/(\d+\/deletion\/)?$|switch-active-space\/|user-space\/all_personal\/|user\/\d+\/|access-token\/|invite\/|server-settings\/|localization\/)|api-token-auth)/

/** Reading of these makes something. */
const WRITING_GETS = /^\/api\/share-link\//

/**
 * Refuses what is asked of a space that is to be deleted. Its creator goes on reading it, in a browser: what tokens open is
 * for programs, which would rather know that they are to stop.
 */
export function refuseClosedSpace({ identity, url }: Context, method: string): void {
  const { eraseAt, creator } = identity?.membership ?? {}
  if (!eraseAt) return
  const path = url.pathname.replace(/\/?$/, '/')
  if (ALLOWED_PATHS.test(path)) return
  const reading = method === 'GET' || method === 'HEAD'
  if (creator && reading && identity?.scopes === null && !WRITING_GETS.test(path)) return
  throw closedSpace(eraseAt)
}
