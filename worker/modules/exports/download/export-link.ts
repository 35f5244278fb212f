import { contextForUser } from '#worker/auth/context-for-user.ts'
import { publicOrigin } from '#worker/auth/auth-secret.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { isSignedAddress, signAddress } from '#worker/kernel/sql/signed-address.ts'
import { findExport, exportGone } from './find-export.ts'

/** Ends when the file does, and opens nothing once its owner has left the space. */
export async function linkOf(context: Context, log: number): Promise<{ url: string; expires_at: string }> {
  const { expires_at } = await findExport(context, log)
  const terms = termsOf(membershipOf(context).space, personOf(context).id, Math.floor(Date.parse(expires_at) / 1000))
  const address = `${publicOrigin(context.env, context.url)}${pathOf(log)}${terms}`
  return { url: await signAddress(context.env, address), expires_at }
}

/** The owner's own view, for whoever holds a link that still opens. */
export async function visitByLink(
  context: Context,
  log: number,
  { owner, until, sign }: { owner: string; until: string; sign: string },
): Promise<Context> {
  const [, space, user] = /^(\d{1,10})\.(\d{1,10})$/.exec(owner) ?? []
  const terms = termsOf(Number(space), Number(user), Number(until))
  const isOpen = Number(until) * 1000 > Date.parse(context.at)
  if (!isOpen || !(await isSignedAddress(context.env, pathOf(log) + terms, sign))) throw exportGone()
  const asOwner = await contextForUser(context.env, context.at, { user: Number(user), space: Number(space) })
  if (!asOwner) throw exportGone()
  return { ...asOwner, headers: context.headers, url: context.url }
}

const pathOf = (log: number) => `/export-file/${log}/`
const termsOf = (space: number, user: number, until: number) => `?owner=${space}.${user}&until=${until}`
