import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { wholeEmbedHome } from '#worker/modules/enterprise/book-filters.read.ts'
import type { SharingSpace } from '#worker/modules/settings/find-sharing-space.ts'
import { openableShareLink, shareHome } from '#worker/modules/share-links/share-link.access.ts'

/** Someone who looks at recipes without an account; `recipes` is a subselect of the ids that they may see. */
export interface Visit extends SharingSpace {
  recipes: SQL
}

export const isVisit = ({ url }: Context): boolean => url.searchParams.has('share') || url.searchParams.has('token')

/** Null where the address names no share link or embed, or one that opens nothing. */
export async function visitOf(context: Context): Promise<Visit | null> {
  const [share, token] = ['share', 'token'].map((name) => context.url.searchParams.get(name))
  if (share) {
    const home = await shareHome(context, share)
    return home && { ...home, recipes: sql`SELECT recipe FROM (${openableShareLink(home, share).statement})` }
  }
  return token ? wholeEmbedHome(context, token) : null
}
