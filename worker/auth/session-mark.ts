import type { Context as HonoContext } from 'hono'
import type { Context } from '#worker/kernel/log/context.ts'
import { authSecret } from './auth-secret.ts'
import { toHex } from './hex.ts'
import { sessionToken } from './session-cookie.ts'
import { sign } from './signature.ts'

/** The same for the same browser session and purpose, and telling nothing of it; null where there is no session. */
export async function sessionMark(c: HonoContext, context: Context, purpose: string): Promise<string | null> {
  const token = await sessionToken(c, context)
  return token === null ? null : toHex((await sign(authSecret(context.env), `${purpose}:${token}`)).slice(0, 16))
}
