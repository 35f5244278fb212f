import type { Context } from '#worker/kernel/log/context.ts'
import { isSignedAddress, signAddress } from '#worker/kernel/sql/signed-address.ts'

const DAY = 86_400_000

const termsOf = (space: number | string, until: number | string) => `?space=${space}&until=${until}`

/** Opens an archive for a day or two, for whoever has it. All answers of a day give the same. */
export function archiveLink({ env, at, url }: Context, path: string, space: number): Promise<string> {
  const until = ((Math.floor(Date.parse(at) / DAY) + 2) * DAY) / 1000
  return signAddress(env, `${url.origin}${path}${termsOf(space, until)}`)
}

/** The space that such a link opens an archive of; null where the link is none of ours or no longer opens. */
export async function spaceOfLink({ env, at, url }: Context): Promise<number | null> {
  const { pathname, searchParams } = url
  const [space = '', until = '', sign = ''] = ['space', 'until', 'sign'].map((name) => searchParams.get(name) ?? '')
  if (!/^\d{1,10}$/.test(space) || !/^\d{1,12}$/.test(until)) return null
  if (Number(until) * 1000 <= Date.parse(at)) return null
  return (await isSignedAddress(env, pathname + termsOf(space, until), sign)) ? Number(space) : null
}
