import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { isEmbed } from '#worker/modules/enterprise/embed.access.ts'
import { prepareSearch } from '#worker/modules/recipes/listing/search/prepare-search.ts'
import type { EmbedView } from '../embed-page.ts'
import { cardColumns, PAGE_SIZE, type Card } from './card.rows.ts'

/**
 * Of RECIPE: a page of its recipes by name, or of those that were looked for, the likeliest first; and one more, which
 * says that there is another page. SQLite walks the index of names, so that a page reads only what stands before its end.
 */
export function cardQueries({ home: { space, token, visitorContext }, asked }: EmbedView) {
  const search = prepareSearch(visitorContext, asked.query)
  const found = search ? sql`(${search.matches}) m CROSS JOIN recipe r ON r.id = m.recipe AND` : sql`recipe r ON`
  const order = search ? sql`m.score DESC, r.name_fold, r.id` : sql`r.name_fold, r.id`
  return {
    cards: query<Card>(
      sql`SELECT ${cardColumns(visitorContext)} FROM (
          SELECT * FROM social_embed WHERE ${isEmbed(space, token)} AND type = 'RECIPE') embed
        CROSS JOIN ${found} r.space_id = ${space} AND r.deleted_with IS NULL AND NOT r.private
        WHERE embed.keywords = '[]' OR EXISTS (SELECT 1 FROM recipe_keyword l
          WHERE l.space_id = ${space} AND l.recipe = r.id AND l.keyword IN (
            WITH RECURSIVE down (id) AS (
              SELECT k.id FROM json_each((SELECT keywords FROM social_embed WHERE ${isEmbed(space, token)})) asked
                CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = asked.value AND k.deleted_with IS NULL
              UNION SELECT c.id FROM down CROSS JOIN keyword c
                ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
            SELECT id FROM down))
        ORDER BY ${order} LIMIT ${PAGE_SIZE + 1} OFFSET ${(asked.page - 1) * PAGE_SIZE}`,
    ),
  }
}
