import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { isEmbed } from '#worker/modules/enterprise/embed.access.ts'
import { prepareSearch } from '#worker/modules/recipes/listing/search/prepare-search.ts'
import type { EmbedView } from '../embed-page.ts'
import { cardColumns, PAGE_SIZE, type Card } from './card.rows.ts'

/**
 * Of RECIPE: a page of its recipes by name, or of those that were looked for, the likeliest first; and one more, which
 * says that there is another page. Without keywords SQLite walks the index of names, so that a page reads only what
 * stands before its end; with keywords it reads their recipes alone. One of the two statements finds nothing.
 */
export function cardQueries({ home: { space, token, visitorContext }, asked }: EmbedView) {
  const search = prepareSearch(visitorContext, asked.query)
  const embed = sql`SELECT * FROM social_embed WHERE ${isEmbed(space, token)} AND type = 'RECIPE'`
  const shown = sql`r.space_id = ${space} AND r.deleted_with IS NULL AND NOT r.private`
  const order = search ? sql`m.score DESC, r.name_fold, r.id` : sql`r.name_fold, r.id`
  const window = sql`ORDER BY ${order} LIMIT ${PAGE_SIZE + 1} OFFSET ${(asked.page - 1) * PAGE_SIZE}`
  return {
    all: query<Card>(
      sql`SELECT ${cardColumns(visitorContext)} FROM (${embed} AND keywords = '[]') embed
        CROSS JOIN ${search ? sql`(${search.matches}) m CROSS JOIN recipe r ON r.id = m.recipe AND` : sql`recipe r ON`} ${shown}
        ${window}`,
    ),
    chosen: query<Card>(
      sql`WITH RECURSIVE down (id) AS (
          SELECT k.id FROM (${embed}) embed CROSS JOIN json_each(embed.keywords) asked
            CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = asked.value AND k.deleted_with IS NULL
          UNION SELECT c.id FROM down CROSS JOIN keyword c
            ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
        SELECT ${cardColumns(visitorContext)}
        FROM (SELECT DISTINCT l.recipe FROM down
          CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id) own
        ${search ? sql`JOIN (${search.matches}) m ON m.recipe = own.recipe` : sql``}
        CROSS JOIN recipe r ON r.id = own.recipe AND ${shown} ${window}`,
    ),
  }
}
