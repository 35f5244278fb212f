import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query, tableQuery, type QueryResults } from '#worker/kernel/sql/query.ts'
import { presentRow, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { fileResource } from '#worker/modules/files/file.resource.ts'
import type { ConversionGraph } from '#worker/modules/conversions/graph/conversion-graph.ts'
import { conversionGraphFrom, conversionGraphQueries } from '#worker/modules/conversions/conversion-graph.read.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { ingredientTable, stepTable } from './step.table.ts'

/**
 * Ingredients for which the condition over `i` holds, with their foods and units whole. Every answer with ingredients
 * is made of these.
 */
export const ingredientQueries = (context: Context, which: SQL) =>
  queriesFor(context, sql`FROM ingredient i WHERE i.space_id = ${membershipOf(context).space} AND ${which}`)

function queriesFor(context: Context, from: SQL) {
  const { space } = membershipOf(context)
  const named = (column: 'food' | 'unit') =>
    sql`WHERE space_id = ${space} AND deleted_with IS NULL AND id IN (SELECT i.${sql.identifier(column)} ${from})`
  return {
    ingredients: tableQuery(ingredientTable, sql`SELECT i.* ${from} ORDER BY i.step, i.position`),
    foods: selectRows(foodResource, context, named('food')),
    units: selectRows(unitResource, context, named('unit')),
    ...conversionGraphQueries(space, sql`SELECT i.food ${from}`),
    holders: query<{ id: number; name: string }>(
      sql`SELECT id, name FROM recipe WHERE space_id = ${space} AND id IN (SELECT i.recipe ${from})`,
    ),
  }
}

export function stepQueries(context: Context, which: SQL) {
  const { space } = membershipOf(context)
  const embedded = sql`SELECT s.step_recipe FROM step s WHERE s.space_id = ${space} AND ${which}
    AND s.step_recipe IS NOT NULL AND ${visibleRecipe(context, sql`s.step_recipe`)}`
  // Cross joins make SQLite find the few steps first, and the rest by key.
  const all = sql`(SELECT s.id FROM step s WHERE s.space_id = ${space} AND ${which}
    UNION SELECT s.id FROM (${embedded}) e CROSS JOIN step s ON s.space_id = ${space} AND s.recipe = e.step_recipe) a`
  return {
    steps: tableQuery(
      stepTable,
      sql`SELECT s.* FROM ${all} CROSS JOIN step s ON s.space_id = ${space} AND s.id = a.id ORDER BY s.recipe, s.position`,
    ),
    embedded: query<{ id: number; name: string }>(
      sql`SELECT id, name FROM recipe WHERE space_id = ${space} AND id IN (${embedded})`,
    ),
    files: selectRows(
      fileResource,
      context,
      sql`WHERE user_file.space_id = ${space} AND user_file.deleted_with IS NULL AND user_file.id IN (
        SELECT s.file FROM ${all} CROSS JOIN step s ON s.space_id = ${space} AND s.id = a.id)`,
    ),
    ...queriesFor(context, sql`FROM ${all} CROSS JOIN ingredient i ON i.space_id = ${space} AND i.step = a.id`),
  }
}

export type IngredientsFound = QueryResults<ReturnType<typeof ingredientQueries>>
export type StepsFound = QueryResults<ReturnType<typeof stepQueries>>

export const ingredientConversions = ({ units, ...found }: IngredientsFound): ConversionGraph =>
  conversionGraphFrom(
    found,
    units.map(({ id, name, base_unit = null }) => ({ id, name, base_unit })),
  )

export const foodsById = (rows: StepsFound['foods']) => byId(rows.map((row) => presentRow(foodResource, row)))
export const unitsById = (rows: StepsFound['units']) => byId(rows.map((row) => presentRow(unitResource, row)))
export const filesById = (rows: StepsFound['files']) => byId(rows.map((row) => presentRow(fileResource, row)))

const byId = <Row extends { id: number }>(rows: readonly Row[]) => new Map(rows.map((row) => [row.id, row]))
