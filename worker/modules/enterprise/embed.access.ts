import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { findSharingSpace, type SharingSpace } from '#worker/modules/settings/find-sharing-space.ts'
import { isLicensed } from './licence.ts'

export interface EmbedHome extends SharingSpace {
  recipes: SQL
}

/** Null for an unknown token, or if its space may not show recipes. */
export async function embedHome(context: Context, token: string): Promise<EmbedHome | null> {
  const space = spaceOfUuid(token)
  const home = space === null ? null : await findSharingSpace(context, space)
  if (!home?.visitorContext.identity || !isLicensed(home.settings)) return null
  const recipes = embeddedRecipes(home.space, token)
  const visitor = { ...home.visitorContext, identity: { ...home.visitorContext.identity, onlyRecipeIds: recipes } }
  return { ...home, visitorContext: visitor, recipes }
}

const embedByToken = (space: number, token: string): SQL =>
  sql`SELECT type, keywords FROM social_embed WHERE space_id = ${space} AND uuid = ${token} AND deleted_with IS NULL`

/** Excludes private recipes, even shared ones. Deleted keywords match nothing rather than everything. */
const embeddedRecipes = (space: number, token: string): SQL => sql`
  WITH RECURSIVE embed AS (${embedByToken(space, token)}), down (id) AS (
    SELECT k.id FROM embed, json_each(embed.keywords) asked
      CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = asked.value AND k.deleted_with IS NULL
    UNION SELECT c.id FROM down CROSS JOIN keyword c
      ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL)
  SELECT o.id FROM embed, recipe o WHERE o.space_id = ${space} AND o.deleted_with IS NULL AND NOT o.private
    AND (embed.type = 'RECIPE' AND embed.keywords = '[]' OR embed.type IN ('RECIPE', 'RECIPE_KEYWORD') AND o.id IN (
      SELECT l.recipe FROM down CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id))`
