import type { Context as HonoContext } from 'hono'
import type { Context } from '../kernel/context.ts'
import { byToken } from './identify.ts'

const BEARER = /^bearer\s+(\S+)\s*$/i

/** Finds out who asks. A bad credential is nobody, so that a public call still answers. */
export async function authenticate(_c: HonoContext, context: Context): Promise<void> {
  const [, token] = BEARER.exec(context.headers.get('authorization') ?? '') ?? []
  if (token) context.identity = await byToken(context.directory, token, context.at)
}
