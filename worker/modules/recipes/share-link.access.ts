import { sql } from 'drizzle-orm'
import type { Context } from '../../kernel/context.ts'
import { query } from '../../kernel/query.ts'
import { settingsOf } from '../spaces/space.settings.contract.ts'
import { spaceOf } from '../../kernel/space.uuid.ts'

/** The recipe that a share link opens; null where the link is none, was revoked, or its space shares nothing. */
export async function sharedRecipe(context: Context, share: string): Promise<Shared | null> {
  const home = await shareHome(context, share)
  if (!home) return null
  const { link } = await home.visitor.spaceDatabase(home.shard).read({ link: linkOf(home.space, share) })
  return link[0] ? { space: home.space, shard: home.shard, recipe: link[0].recipe } : null
}

export interface Shared {
  space: number
  shard: string
  recipe: number
}

/** Where a share link leads, and the asker as whoever opens it there: somebody without an account. */
export async function shareHome(context: Context, share: string) {
  const space = spaceOf(share)
  if (space === null) return null
  const { home } = await context.directory.read({
    home: query<{ shard: string; settings: object }>(
      sql`SELECT shard, settings FROM space WHERE space_id = ${space} AND deleted_with IS NULL`,
      { json: ['settings'] },
    ),
  })
  const [found] = home
  if (!found || !settingsOf(found.settings).allow_sharing) return null
  return { space, shard: found.shard, visitor: visitorIn(context, space, found.shard) }
}

/** The recipe of a link that still opens one. */
export const linkOf = (space: number, share: string) =>
  query<{ recipe: number }>(sql`SELECT l.recipe FROM share_link l
    JOIN recipe r ON r.space_id = l.space_id AND r.id = l.recipe AND r.deleted_with IS NULL
    WHERE l.space_id = ${space} AND l.id = ${share} AND l.revoked_at IS NULL`)

const nobody = {
  id: 0,
  username: '',
  first_name: '',
  last_name: '',
  display_name: '',
  is_staff: false,
  is_superuser: false,
  is_active: false,
}

const visitorIn = (context: Context, space: number, shard: string): Context => ({
  ...context,
  identity: {
    user: nobody,
    membership: { space, shard, role: null, creator: false, settings: {} },
    token: null,
    scopes: new Set(),
    preference: {},
  },
})
