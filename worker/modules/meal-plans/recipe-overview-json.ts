import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { jsonObject } from '#worker/kernel/sql/json-object.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { recipeOverview } from '#worker/modules/recipes/recipe.contract.ts'
import { overviewOf } from '#worker/modules/recipes/recipe-overview.ts'

const JSON_FIELDS = new Set(['keywords', 'created_by'])
const BOOLEAN_FIELDS = new Set(['internal', 'private', 'new'])
const OVERVIEW_FIELDS = Object.keys(recipeOverview.shape)

/** Null if the recipe is deleted or the asker may not see it. */
export const recipeOverviewJson = (context: Context, id: SQLWrapper): SQL => {
  const shown = sql`SELECT recipe.id, 1 AS total, 0 AS place FROM recipe WHERE recipe.space_id = ${membershipOf(context).space}
    AND recipe.id = ${id} AND recipe.deleted_with IS NULL AND ${readableRecipe(context)}`
  const fields = Object.fromEntries(OVERVIEW_FIELDS.map((name) => [name, valueOf(name)]))
  return sql`(SELECT ${jsonObject(fields)} FROM (${overviewOf(context, shown).statement}) o)`
}

const valueOf = (name: string): SQL => {
  const column = sql`o.${sql.identifier(name)}`
  if (JSON_FIELDS.has(name)) return sql`json(${column})`
  return BOOLEAN_FIELDS.has(name) ? sql`json(iif(${column}, 'true', 'false'))` : column
}
