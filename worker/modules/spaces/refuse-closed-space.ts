import type { Context } from '#worker/kernel/log/context.ts'
import { Problem } from '#worker/kernel/contract/errors.ts'

export const closedSpace = (eraseAt: string): Problem =>
  new Problem('space.closed', 403, {
    detail: `This space is closed: it is to be deleted on ${eraseAt.slice(0, 10)}. Its creator can keep it until then.`,
    erase_at: eraseAt,
  })

/** Calls about the person and their spaces, which stay open. */
const ALLOWED_PATHS =
  /^\/(api\/(auth\/|session\/|space\/(\d+\/deletion\/)?$|switch-active-space\/|user-space\/all_personal\/|user\/\d+\/|access-token\/|invite\/|server-settings\/|localization\/)|api-token-auth)/

/** Reading these creates something. */
const WRITING_GETS = /^\/api\/share-link\//

/**
 * Throws for calls in a space that is to be deleted. Its creator may still read it in a browser, but not with a token:
 * programs should notice.
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
