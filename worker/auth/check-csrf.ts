import type { Context } from '#worker/kernel/log/context.ts'
import { problem } from '#worker/kernel/contract/errors.ts'
import { constantTimeEqual } from './constant-time-equal.ts'
import { publicOrigin } from './auth-secret.ts'

const csrfFailed = (why: string) => problem('auth.csrf', 403, `CSRF Failed: ${why}`)()

export function checkOrigin({ env, url, headers }: Context): void {
  const origin = headers.get('origin')
  if (origin === null || origin === url.origin || origin === publicOrigin(env, url)) return
  throw csrfFailed(`Origin checking failed - ${origin} does not match any trusted origins.`)
}

/** Our pages send their origin, or the token that only they can read; a foreign origin is always refused. */
export function checkCsrf(context: Context, cookie: string | undefined, csrf: string): void {
  checkOrigin(context)
  const sent = context.headers.get('x-csrftoken')
  if (sent !== null && sent !== '') {
    if (!constantTimeEqual(bytes(sent), bytes(csrf)))
      throw csrfFailed("CSRF token from the 'X-Csrftoken' HTTP header incorrect.")
  } else if (!context.headers.has('origin')) {
    throw csrfFailed(cookie === undefined ? 'CSRF cookie not set.' : 'CSRF token missing.')
  }
}

const bytes = (text: string) => new TextEncoder().encode(text)
