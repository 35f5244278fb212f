import { sql, type SQL } from 'drizzle-orm'
import { ownedAround } from '#worker/access/household.access.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { spaceOfUuid } from '#worker/kernel/contract/uuid-for-space.ts'
import { findSharingSpace, type SharingSpace } from '#worker/modules/settings/find-sharing-space.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { foundTable, type FoundInBook } from './found-recipes.ts'
import { isLicensed } from './licence.ts'
import { twoWeeks, type Days } from './two-weeks.ts'

interface EmbedPlace extends SharingSpace {
  token: string
  days: Days
  /** The ids of the only recipes that are looked at; undefined where all are. */
  among: SQL | undefined
}

export interface EmbedHome extends EmbedPlace {
  recipes: SQL
  /** What the filters of its books ask, as far as that was looked up. */
  found: readonly FoundInBook[]
}

/**
 * Null for an unknown token, or if its space may not show recipes. With `among`, a subselect of ids for the number of
 * the space, only these recipes are looked at. What the filters of books find is not among its recipes yet.
 */
export async function embedHome(
  context: Context,
  token: string,
  among?: (space: number) => SQL,
): Promise<EmbedHome | null> {
  const space = spaceOfUuid(token)
  const home = space === null ? null : await findSharingSpace(context, space)
  if (!home?.visitorContext.identity || !isLicensed(home.settings)) return null
  const days = twoWeeks(context.at, settingsOf(home.settings).time_zone)
  return homeWith({ ...home, token, days, among: among?.(home.space) }, [])
}

/** The same, whose recipes are also what filters find. */
export function homeWith(place: EmbedPlace, found: readonly FoundInBook[]): EmbedHome {
  const recipes = embeddedRecipes(place, found)
  const { identity } = place.visitorContext
  const visitorContext = { ...place.visitorContext, identity: identity && { ...identity, onlyRecipeIds: recipes } }
  return { ...place, visitorContext, recipes, found }
}

/**
 * Excludes private recipes, even shared ones. Deleted keywords match nothing rather than everything. In tables beside
 * each other, as SQLite allows only so many conditions within conditions.
 */
const embeddedRecipes = ({ space, token, days, among }: EmbedPlace, found: readonly FoundInBook[]): SQL => sql`
  WITH RECURSIVE embed AS (SELECT * FROM social_embed WHERE ${isEmbed(space, token)}), down (id) AS (
    SELECT k.id FROM embed, json_each(embed.keywords) asked
      CROSS JOIN keyword k ON k.space_id = ${space} AND k.id = asked.value AND k.deleted_with IS NULL
    UNION SELECT c.id FROM down CROSS JOIN keyword c
      ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL),
  ${found.length > 0 ? sql`${foundTable(space, found, among)},` : sql``} shown (recipe) AS (
    SELECT l.recipe FROM ${
      among
        ? sql`(${among}) a CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.recipe = a.id CROSS JOIN down ON down.id = l.keyword`
        : sql`down CROSS JOIN recipe_keyword l ON l.space_id = ${space} AND l.keyword = down.id`
    } CROSS JOIN embed WHERE embed.type IN ('RECIPE', 'RECIPE_KEYWORD')
    UNION ALL SELECT e.recipe FROM embed CROSS JOIN json_each(embed.books) chosen
      CROSS JOIN recipe_book b ON ${isShownBook(space, sql`embed`)}
      CROSS JOIN recipe_book_entry e ON e.space_id = ${space} AND e.book = b.id AND e.deleted_with IS NULL
      WHERE embed.type = 'BOOK'
    ${found.length > 0 ? sql`UNION ALL SELECT recipe FROM found` : sql``}
    UNION ALL SELECT p.recipe FROM embed CROSS JOIN meal_plan p ON p.space_id = ${space}
      AND p.to_date >= ${days.from} AND p.from_date <= ${days.to} AND ${isShownPlan(space, sql`embed`)}
      WHERE embed.type = 'MEAL_PLAN')
  SELECT o.id FROM embed CROSS JOIN ${among ? sql`(${among}) a CROSS JOIN recipe o ON o.id = a.id AND` : sql`recipe o ON`}
    o.space_id = ${space} AND o.deleted_with IS NULL AND NOT o.private
  WHERE embed.type = 'RECIPE' AND embed.keywords = '[]' OR o.id IN (SELECT recipe FROM shown)`

export const isEmbed = (space: number, token: string): SQL =>
  sql`space_id = ${space} AND uuid = ${token} AND deleted_with IS NULL`

/** Of a book `b` that an embed has `chosen`: it is there, and whoever made the embed still sees it. */
export const isShownBook = (space: number, embed: SQL): SQL =>
  sql`b.id = chosen.value AND ${isMakersBook(space, embed)}`

/** Of a book `b`: it is there, and whoever made the embed sees it. */
export const isMakersBook = (space: number, embed: SQL): SQL => sql`b.space_id = ${space}
  AND b.deleted_with IS NULL AND EXISTS (SELECT 1 FROM member me
    WHERE me.space_id = ${space} AND me.user_id = ${embed}.created_by AND NOT me.gone
      AND (b.created_by = me.user_id OR me.user_id IN (SELECT value FROM json_each(b.shared))))`

/** Of a plan `p`: it is of the household of whoever made the embed, and of a meal that this shows. */
export const isShownPlan = (space: number, embed: SQL): SQL => sql`p.deleted_with IS NULL
  AND ${ownedAround(space, sql`${embed}.created_by`, sql`p.created_by`)}
  AND (${embed}.meal_types = '[]' OR p.meal_type IN (SELECT value FROM json_each(${embed}.meal_types)))`
