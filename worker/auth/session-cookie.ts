import { getCookie, setCookie } from 'hono/cookie'
import type { Context as HonoContext } from 'hono'
import type { Context } from '#worker/kernel/log/context.ts'
import { toHex } from './hex.ts'
import { publicOrigin, authSecret } from './auth-secret.ts'
import { verifySignature, sign } from './signature.ts'

export const COOKIE_PREFIX = 'larder'
/** Seconds after its last use. */
export const SESSION_LIFETIME = 365 * 24 * 3600
/** Seconds between two renewals of a session in use. */
export const SESSION_RENEWAL = 24 * 3600

const isSecure = ({ env, url }: Context) => publicOrigin(env, url).startsWith('https:')
const cookieName = (context: Context, cookie: string) =>
  `${isSecure(context) ? '__Secure-' : ''}${COOKIE_PREFIX}.${cookie}`

/** Null where the cookie is not signed by this deployment. */
export async function sessionToken(c: HonoContext, context: Context): Promise<string | null> {
  const value = getCookie(c, cookieName(context, 'session_token'))
  const [, token, signature] = /^([\w-]{16,128})\.([A-Za-z0-9+/]{43}=)$/.exec(value ?? '') ?? []
  if (!token || !signature) return null
  const bytes = Uint8Array.from(atob(signature), (character) => character.charCodeAt(0))
  return (await verifySignature(authSecret(context.env), token, bytes)) ? token : null
}

/** Does nothing where the person chose a cookie that ends with the browser. */
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

/** Derived from the session, so that another site cannot plant it. */
export async function csrfToken(context: Context, token: string): Promise<string> {
  return toHex((await sign(authSecret(context.env), `csrf:${token}`)).slice(0, 24))
}

/** Our pages read it and send it back as `X-CSRFToken`. */
export function setCsrfCookie(c: HonoContext, context: Context, csrf: string): void {
  if (getCookie(c, 'csrftoken') === csrf) return
  setCookie(c, 'csrftoken', csrf, { path: '/', sameSite: 'Lax', secure: isSecure(context), maxAge: SESSION_LIFETIME })
}
