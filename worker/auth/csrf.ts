import type { Context } from '../kernel/log/context.ts'
import { problem } from '../kernel/contract/errors.ts'
import { equal } from './equal.ts'
import { originOf } from './secret.ts'

const failed = (why: string) => problem('auth.csrf', 403, `CSRF Failed: ${why}`)()

/** Refuses what a page of another site sends, whatever it holds. */
export function guardOrigin({ env, url, headers }: Context): void {
  const origin = headers.get('origin')
  if (origin === null || origin === url.origin || origin === originOf(env, url)) return
  throw failed(`Origin checking failed - ${origin} does not match any trusted origins.`)
}

/**
 * Refuses a browser's request that another site may have caused. A page of ours sends its origin, or else the token
 * that only it can read; a foreign origin is refused whatever it sends.
 */
export function guardCsrf(context: Context, cookie: string | undefined, csrf: string): void {
  guardOrigin(context)
  const sent = context.headers.get('x-csrftoken')
  if (sent !== null && sent !== '') {
    if (!equal(bytes(sent), bytes(csrf))) throw failed("CSRF token from the 'X-Csrftoken' HTTP header incorrect.")
  } else if (!context.headers.has('origin')) {
    throw failed(cookie === undefined ? 'CSRF cookie not set.' : 'CSRF token missing.')
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)
