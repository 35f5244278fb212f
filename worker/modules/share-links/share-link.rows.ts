import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { shareLinkRow } from './share-link.contract.ts'
import { shareUrl } from './share-url.ts'

type Row = z.output<typeof shareLinkRow>

/** The links of recipes that the asker may see and that nobody closed, with how often they were opened. */
export const shareLinkRows = (context: Context, which: SQL) =>
  query<Omit<Row, 'link'>>(
    sql`SELECT l.id AS share, l.recipe, l.created_at, ${memberJson(sql`l.space_id`, sql`l.created_by`)} AS created_by,
        l.reports, l.valid_until, coalesce(u.uses, 0) AS uses, u.last_at AS last_used_at
      FROM share_link l LEFT JOIN share_link_use u ON u.space_id = l.space_id AND u.id = l.id
      WHERE l.space_id = ${membershipOf(context).space} AND ${which} AND l.revoked_at IS NULL
        AND ${visibleRecipe(context, sql`l.recipe`)} ORDER BY l.created_at, l.id`,
    { json: ['created_by'] },
  )

export const presentShareLink = (context: Context, row: Omit<Row, 'link'>): Row => ({
  ...row,
  link: shareUrl(context, row.recipe, row.share),
})
