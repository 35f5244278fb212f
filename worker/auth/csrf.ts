import type { Context } from '../kernel/context.ts'
import { problem } from '../kernel/errors.ts'
import { originOf } from './secret.ts'

const failed = (why: string) => problem('auth.csrf', 403, `CSRF Failed: ${why}`)()

/**
 * Refuses a browser's request that another site may have caused. A page of ours sends its origin, or else the token
 * that only it can read; a foreign origin is refused whatever it sends.
 */
export function guardCsrf({ env, url, headers }: Context, cookie: string | undefined, csrf: string): void {
  const origin = headers.get('origin')
  const ours = [url.origin, originOf(env, url)]
  if (origin !== null && !ours.includes(origin))
    throw failed(`Origin checking failed - ${origin} does not match any trusted origins.`)
  const sent = headers.get('x-csrftoken')
  if (sent !== null && sent !== '') {
    if (!equal(sent, csrf)) throw failed("CSRF token from the 'X-Csrftoken' HTTP header incorrect.")
  } else if (origin === null) {
    throw failed(cookie === undefined ? 'CSRF cookie not set.' : 'CSRF token missing.')
  }
}

const equal = (a: string, b: string): boolean => {
  const [one, other] = [new TextEncoder().encode(a), new TextEncoder().encode(b)]
  return one.byteLength === other.byteLength && crypto.subtle.timingSafeEqual(one, other)
}
