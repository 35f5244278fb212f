import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { findSharingSpace, type SharingSpace } from '#worker/modules/settings/find-sharing-space.ts'
import { lastZoneDay } from '#worker/kernel/contract/last-zone-day.ts'

/** The space of a link, with a context for a visitor without an account; null where there is no space that shares. */
export async function shareHome(context: Context, share: string) {
  const space = spaceOfUuid(share)
  return space === null ? null : findSharingSpace(context, space)
}

/** The recipe of a link that opens: it is not revoked, its last day is not over, it has openings left, and its maker may still see the recipe. */
export const openableShareLink = ({ space, settings, visitorContext: { env, at } }: SharingSpace, share: string) => {
  const most = settingsOf(settings).no_sharing_limit ? 0 : Number(env.SHARING_LIMIT) || 0
  const uses = sql`coalesce((SELECT uses FROM share_link_use u WHERE u.space_id = l.space_id AND u.id = l.id), 0)`
  return query<{ recipe: number }>(sql`SELECT l.recipe FROM share_link l
    JOIN recipe r ON r.space_id = l.space_id AND r.id = l.recipe AND r.deleted_with IS NULL
    WHERE l.space_id = ${space} AND l.id = ${share} AND l.revoked_at IS NULL AND ${isNotOver(at)} AND (${most} = 0 OR ${uses} <= ${most})
      AND (NOT r.private OR r.created_by = l.created_by OR EXISTS (SELECT 1 FROM recipe_shared s
        WHERE s.space_id = r.space_id AND s.recipe = r.id AND s.user_id = l.created_by))`)
}

/** Of a link `l`: somewhere its last day still is. */
export const isNotOver = (at: string) => sql`(l.valid_until IS NULL OR l.valid_until >= ${lastZoneDay(at)})`

/** Opening a link again within this time is the same view. */
const SAME_VIEW_MS = 3000

/** Runs after the answer is sent. The request has already read from the space's database. */
export function countShareLinkUse(context: Context, share: string): void {
  const space = spaceOfUuid(share)
  const home = context.databases.find(({ name }) => name !== 'DIRECTORY')
  if (space === null || !home) return
  const before = new Date(Date.parse(context.at) - SAME_VIEW_MS).toISOString()
  context.background(
    home.batch([
      sql`INSERT INTO share_link_use (space_id, id, uses, last_at) VALUES (${space}, ${share}, 1, ${context.at})
        ON CONFLICT (space_id, id) DO UPDATE SET uses = uses + 1, last_at = excluded.last_at WHERE last_at < ${before}`,
    ]),
  )
}
