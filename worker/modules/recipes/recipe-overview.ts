import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query, type Query } from '#worker/kernel/sql/query.ts'
import { pictureUrl } from '#worker/modules/files/picture-url.ts'
import type { RecipeOverview } from './recipe.contract.ts'

const NEW_DAYS = 7

interface OverviewOptions<Keyword> {
  recent?: SQL | null
  keyword?: SQL<Keyword> | undefined
}

export type Overview<Keyword> = Omit<RecipeOverview, 'keywords'> & { keywords: Keyword[] }
export type KeywordLabel = RecipeOverview['keywords'][number]

/** `window` is a subselect of `(id, total, place)`; rows come in the order of `place`. */
export function overviewOf<Keyword = KeywordLabel>(
  context: Context,
  window: SQL,
  { recent = null, keyword }: OverviewOptions<Keyword> = {},
): Query<Overview<Keyword> & { total: number }> {
  const { space } = membershipOf(context)
  const columns = sql`w.total, ${recipeFacts(context)},
    (SELECT json_group_array(${keyword ?? sql`json_object('id', k.id, 'label', k.name)`} ORDER BY l.position)
      FROM recipe_keyword l JOIN keyword k ON k.space_id = l.space_id AND k.id = l.keyword AND k.deleted_with IS NULL
      WHERE l.space_id = r.space_id AND l.recipe = r.id) AS keywords,
    ${recent ? sql`coalesce(CAST(n.view AS TEXT), '0')` : sql`'0'`} AS recent`
  const looks = recent ? sql`LEFT JOIN (${recent}) n ON n.recipe = w.id` : sql``
  return query<Overview<Keyword> & { total: number }>(
    sql`SELECT ${columns} FROM (${window}) w CROSS JOIN recipe r ON r.space_id = ${space} AND r.id = w.id ${looks} ORDER BY w.place`,
    { json: ['keywords', 'created_by'], bool: ['internal', 'private', 'new'] },
  )
}

/** Columns of a recipe `r` that lists and single recipes share. */
export const recipeFacts = (context: Context): SQL => sql`
  r.id, r.name, r.description, ${imageOf(context)} AS image, r.working_time, r.waiting_time,
  ${memberJson(sql`r.space_id`, sql`r.created_by`)} AS created_by, r.created_at, r.updated_at, r.internal, r.private,
  r.servings, r.servings_text, ${ownRating(context)} AS rating, ${lastCooked(context)} AS last_cooked,
  ${isNewRecipe(context)} AS new`

export const isNewRecipe = (context: Context): SQL =>
  sql`r.created_at >= ${new Date(Date.parse(context.at) - NEW_DAYS * 86_400_000).toISOString()}`

export const imageOf = (context: Context): SQL =>
  pictureUrl(context, { space: sql`r.space_id`, owner: sql`'recipe:' || r.id`, key: sql`r.image` })

const ownLogs = (context: Context): SQL => sql`FROM cook_log c WHERE c.space_id = r.space_id AND c.recipe = r.id
  AND c.created_by = ${personOf(context).id} AND c.deleted_with IS NULL`

/** The asker's average stars, as a whole number. */
const ownRating = (context: Context): SQL => sql`(SELECT round(avg(c.rating)) ${ownLogs(context)})`
const lastCooked = (context: Context): SQL => sql`(SELECT max(c.created_at) ${ownLogs(context)})`
