import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { definitionOf } from '#worker/kernel/resource/references/referrers.ts'
import type { ComputedColumn, ExtendedByKind } from '#worker/kernel/resource/define-resource.ts'
import type { ReadTable } from '#worker/kernel/sql/read-table.ts'
import { subtree } from '#worker/kernel/resource/tree.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { imageOf } from './recipe-overview.ts'

/** A food with a recipe of its own shows the picture of that. */
export const usesInRecipes: ExtendedByKind = {
  food: (context) => {
    const { table } = definitionOf('food')
    const { numrecipe, image } = recipeUseColumns(context, table, recipesWith(table, 'food'), true)
    const own = imageOfRecipe(context, table, sql`${table}.recipe`)
    return { numrecipe, image: { sql: sql`coalesce(${own}, ${image.sql})` } }
  },
  unit: (context) => {
    const { table } = definitionOf('unit')
    return recipeUseColumns(context, table, recipesWith(table, 'unit'), false)
  },
  keyword: (context) => {
    const { table } = definitionOf('keyword')
    const uses = (keywords: SQL) =>
      sql`SELECT l.recipe FROM recipe_keyword l WHERE l.space_id = ${table.space_id} AND l.keyword IN (${keywords})`
    return recipeUseColumns(context, table, uses, true)
  },
}

const recipesWith = (table: ReadTable, what: 'food' | 'unit') => (ids: SQL) =>
  sql`SELECT i.recipe FROM ingredient i WHERE i.space_id = ${table.space_id} AND i.${sql.identifier(what)} IN (${ids})`

/**
 * For `extended`: how many recipes that the asker sees use a row, and the newest picture of one. `uses` is a subquery
 * of the recipes that use rows of a subquery of ids. In a tree, pictures of descendants count, too.
 */
const recipeUseColumns = (context: Context, table: ReadTable, uses: (ids: SQL) => SQL, isTree: boolean) => {
  const seen = (ids: SQL): SQL => sql`FROM recipe r WHERE r.space_id = ${table.space_id} AND r.id IN (${uses(ids)})
    AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)}`
  const here = sql`${table.id}`
  const below = isTree ? subtree(table, sql`${table.space_id}`, here) : here
  return {
    numrecipe: { sql: sql`(SELECT count(*) ${seen(here)})` },
    image: { sql: sql`(SELECT ${imageOf(context)} ${seen(below)} AND r.image IS NOT NULL ORDER BY r.id DESC LIMIT 1)` },
  } satisfies Record<string, ComputedColumn>
}

const imageOfRecipe = (context: Context, { space_id }: ReadTable, id: SQL): SQL => sql`(
  SELECT ${imageOf(context)} FROM recipe r WHERE r.space_id = ${space_id} AND r.id = ${id} AND r.deleted_with IS NULL
    AND ${readableRecipe(context, sql`r`)})`
