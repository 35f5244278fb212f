import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { answer } from '#worker/kernel/log/execute.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { readableRecipe, visibleRecipe } from '#worker/access/recipe.access.ts'
import { imageOf } from '../recipe-overview.ts'

export async function flatRecipes(context: Context) {
  const { space, shard } = membershipOf(context)
  const { rows } = await context.spaceDatabase(shard).read({
    rows: query<{ id: number; name: string; image: string | null }>(
      sql`SELECT r.id, r.name, ${imageOf(context)} AS image FROM recipe r
        WHERE r.space_id = ${space} AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)} ORDER BY r.name_fold, r.id`,
    ),
  })
  return answer(rows)
}

/** Recipes that are embedded in the steps or make the foods; with two levels, also those of these. */
export async function relatedRecipes(context: Context, id: number, levels: 1 | 2) {
  const { space, shard } = membershipOf(context)
  const { recipe, related } = await context.spaceDatabase(shard).read({
    recipe: query<{ visible: number }>(
      sql`SELECT ${visibleRecipe(context, sql`r.id`)} AS visible FROM recipe r
        WHERE r.space_id = ${space} AND r.id = ${id} AND r.deleted_with IS NULL`,
    ),
    related: query<{ id: number; name: string; url: string }>(sql`
      WITH RECURSIVE near (id, level) AS (
        SELECT ${id}, 0
        UNION SELECT s.step_recipe, near.level + 1
          FROM near CROSS JOIN step s ON s.space_id = ${space} AND s.recipe = near.id
          WHERE near.level < ${levels} AND s.step_recipe IS NOT NULL
        UNION SELECT f.recipe, near.level + 1
          FROM near CROSS JOIN ingredient i ON i.space_id = ${space} AND i.recipe = near.id
          CROSS JOIN food f ON f.space_id = ${space} AND f.id = i.food
          WHERE near.level < ${levels} AND f.deleted_with IS NULL AND f.recipe IS NOT NULL)
      SELECT r.id, r.name, 'recipe/' || r.id AS url FROM recipe r
      WHERE r.space_id = ${space} AND r.id IN (SELECT id FROM near WHERE level > 0) AND r.id <> ${id}
        AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)} ORDER BY r.name_fold, r.id`),
  })
  const [asked] = recipe
  if (!asked) throw notFound()
  if (!asked.visible) throw forbidden()
  return answer(related)
}
