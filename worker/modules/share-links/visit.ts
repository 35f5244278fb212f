import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../kernel/log/context.ts'
import { embedHome } from '../enterprise/embed.access.ts'
import type { SharingSpace } from '../settings/find-sharing-space.ts'
import { openableShareLink, shareHome } from './share-link.access.ts'

/** Somebody who looks at recipes without an account: where, and at which, as a subselect of ids. */
export interface Visit extends SharingSpace {
  recipes: SQL
}

/** Whether the address names a share link or an embed. */
export const isVisit = ({ url }: Context): boolean => url.searchParams.has('share') || url.searchParams.has('token')

/** What the share link or the embed named in the address opens; null where it names none that opens anything. */
export async function visitOf(context: Context): Promise<Visit | null> {
  const [share, token] = ['share', 'token'].map((name) => context.url.searchParams.get(name))
  if (share) {
    const home = await shareHome(context, share)
    return home && { ...home, recipes: sql`SELECT recipe FROM (${openableShareLink(home, share).statement})` }
  }
  return token ? embedHome(context, token) : null
}
