import { sql } from 'drizzle-orm'
import { ownedAround } from '#worker/access/household.access.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { isEmbed, type EmbedHome } from '#worker/modules/enterprise/embed.access.ts'
import { sumQueries } from '#worker/modules/shopping/sums/sum.list.ts'
import type { EmbedView } from '../embed-page.ts'

/**
 * Of SHOPPING: what the household of whoever made the embed has open, as far as it is on a chosen list. Chosen lists
 * that are gone hold nothing.
 */
export function shoppingQueries({ home: { space, token, visitorContext }, context: { at } }: EmbedView) {
  const entry = sql`shopping_list_entry`
  return sumQueries(
    visitorContext,
    sql`${entry}.space_id = ${space} AND ${entry}.checked = 0 AND ${entry}.completed_at IS NULL
      AND ${entry}.deleted_with IS NULL AND (${entry}.delay_until IS NULL OR ${entry}.delay_until <= ${at})
      AND EXISTS (SELECT 1 FROM social_embed embed
        WHERE embed.space_id = ${space} AND embed.uuid = ${token} AND embed.deleted_with IS NULL AND embed.type = 'SHOPPING'
          AND ${ownedAround(space, sql`embed.created_by`, sql`${entry}.created_by`)}
          AND (embed.shopping_lists = '[]' OR EXISTS (SELECT 1 FROM json_each(${entry}.shopping_lists) here
            CROSS JOIN json_each(embed.shopping_lists) chosen ON chosen.value = here.value
            CROSS JOIN shopping_list l ON l.space_id = ${space} AND l.id = chosen.value AND l.deleted_with IS NULL)))`,
  )
}

/** Of SHOPPING: the aisles of the shop that was chosen, else of one for a chosen list, as one walks past them. */
export const aislesInOrder = ({ space, token }: EmbedHome) =>
  query<{ category: number }>(
    sql`SELECT r.category FROM (
        SELECT s.id FROM (SELECT * FROM social_embed WHERE ${isEmbed(space, token)} AND type = 'SHOPPING') embed
          CROSS JOIN supermarket s ON s.space_id = ${space} AND s.deleted_with IS NULL AND CASE
            WHEN embed.supermarket IS NOT NULL THEN s.id = embed.supermarket
            ELSE EXISTS (SELECT 1 FROM json_each(s.shopping_lists) sold
              CROSS JOIN json_each(embed.shopping_lists) chosen ON chosen.value = sold.value) END
        ORDER BY s.id LIMIT 1) shop
      CROSS JOIN supermarket_category_relation r
        ON r.space_id = ${space} AND r.supermarket = shop.id AND r.deleted_with IS NULL
      ORDER BY r."order", r.id`,
  )
