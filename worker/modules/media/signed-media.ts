import type { MiddlewareHandler } from 'hono'
import { isSignedAddress } from '#worker/kernel/sql/signed-address.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { isUrlRevoked } from './is-url-revoked.ts'
import { sharedHeaders } from './media-headers.ts'
import { servePicture } from './serve-picture.ts'

const PICTURE = /^\/media\/((\d{1,10})\/(?:recipe\/\d{1,10}|file)\/[\w-]{1,80}\.(?:jpg|png|webp|gif))$/
const SIGNATURE = /^\?until=(\d{1,12})&of=([\w-]{1,20}:\d{1,10})&v=(\d{1,9})\.(\d{1,9})$/

/** Serves signed URLs before authentication; other requests go on to it. */
export const signedMedia: MiddlewareHandler<{ Bindings: Env; Variables: { context: Context } }> = async (c, next) => {
  const context = c.get('context')
  const key = await signedKey(context)
  if (key === null) return next()
  return servePicture(context, key, sharedHeaders)
}

async function signedKey(context: Context): Promise<string | null> {
  const { pathname, searchParams } = context.url
  const [, key, space] = PICTURE.exec(pathname) ?? []
  const [until, of, v] = ['until', 'of', 'v'].map((name) => searchParams.get(name))
  const terms = `?until=${until}&of=${of}&v=${v}`
  const [, seconds, owner = '', all, own] = SIGNATURE.exec(terms) ?? []
  if (!key || !seconds || Number(seconds) * 1000 <= Date.parse(context.at)) return null
  if (!(await isSignedAddress(context.env, pathname + terms, searchParams.get('sign') ?? ''))) return null
  const ended = await isUrlRevoked(context, {
    space: Number(space),
    owner,
    spaceGeneration: Number(all),
    ownerGeneration: Number(own),
  })
  return ended ? null : key
}
