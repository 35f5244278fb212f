import { getCookie, setCookie } from 'hono/cookie'
import type { Context as HonoContext } from 'hono'
import type { Context } from '../kernel/log/context.ts'
import { toHex } from './hex.ts'
import { publicOrigin, authSecret } from './auth-secret.ts'
import { verifySignature, sign } from './signature.ts'

export const COOKIE_PREFIX = 'larder'
/** Sessions live for a year after their last use, seconds. */
export const SESSION_LIFETIME = 365 * 24 * 3600
/** A used session is made to last longer once a day at most, seconds. */
export const SESSION_RENEWAL = 24 * 3600

const isSecure = ({ env, url }: Context) => publicOrigin(env, url).startsWith('https:')
const cookieName = (context: Context, cookie: string) =>
  `${isSecure(context) ? '__Secure-' : ''}${COOKIE_PREFIX}.${cookie}`

/** The session token of a browser, if this deployment signed it. */
export async function sessionToken(c: HonoContext, context: Context): Promise<string | null> {
  const value = getCookie(c, cookieName(context, 'session_token'))
  const [, token, signature] = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/.exec(value ?? '') ?? []
  if (!token || !signature) return null
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0))
  return (await verifySignature(authSecret(context.env), token, bytes)) ? token : null
}

/** Sends the session cookie again with a new end, unless the person asked to be forgotten with the browser. */
export function renewSessionCookie(c: HonoContext, context: Context): boolean {
  const name = cookieName(context, 'session_token')
  const value = getCookie(c, name)
  if (value === undefined || getCookie(c, cookieName(context, 'dont_remember')) !== undefined) return false
  setCookie(c, name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(context),
    maxAge: SESSION_LIFETIME,
  })
  return true
}

/** What proves that a page of ours made a request: derived from the session, so it cannot be planted. */
export async function csrfToken(context: Context, token: string): Promise<string> {
  return toHex((await sign(authSecret(context.env), `csrf:${token}`)).slice(0, 24))
}

/** Readable by our pages, which send it back as `X-CSRFToken`. */
export function setCsrfCookie(c: HonoContext, context: Context, csrf: string): void {
  if (getCookie(c, 'csrftoken') === csrf) return
  setCookie(c, 'csrftoken', csrf, { path: '/', sameSite: 'Lax', secure: isSecure(context), maxAge: SESSION_LIFETIME })
}
