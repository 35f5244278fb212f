import { sql } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { forbidden, notFound } from '../../kernel/errors.ts'
import type { Answer } from '../../kernel/execute.ts'
import { query } from '../../kernel/query.ts'
import { open, visibleRecipe } from './recipe.access.ts'
import { imageOf } from './recipe.overview.ts'

/** Every recipe the asker may see, by name. */
export async function flatRecipes(context: Context): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const { rows } = await context.spaceDatabase(shard).read({
    rows: query<{ id: number; name: string; image: string | null }>(
      sql`SELECT r.id, r.name, ${imageOf(context)} AS image FROM recipe r
        WHERE r.space_id = ${space} AND r.deleted_with IS NULL AND ${open(context, sql`r`)} ORDER BY r.name_fold, r.id`,
    ),
  })
  return { status: 200, events: [], body: rows }
}

/** Recipes embedded in a recipe's steps and those that make its foods; with two levels, also those of these. */
export async function relatedRecipes(context: Context, id: number, levels: 1 | 2): Promise<Answer> {
  const { space, shard } = membershipOf(context)
  const { recipe, related } = await context.spaceDatabase(shard).read({
    recipe: query<{ visible: number }>(
      sql`SELECT ${visibleRecipe(context, sql`r.id`)} AS visible FROM recipe r
        WHERE r.space_id = ${space} AND r.id = ${id} AND r.deleted_with IS NULL`,
    ),
    related: query<{ id: number; name: string; url: string }>(sql`
      WITH RECURSIVE near (id, level) AS (
        SELECT ${id}, 0
        UNION SELECT l.other, near.level + 1 FROM near JOIN (
          SELECT s.recipe, s.step_recipe AS other FROM step s WHERE s.space_id = ${space} AND s.step_recipe IS NOT NULL
          UNION SELECT i.recipe, f.recipe FROM ingredient i
            JOIN food f ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
            WHERE i.space_id = ${space} AND f.recipe IS NOT NULL) l ON l.recipe = near.id
        WHERE near.level < ${levels})
      SELECT r.id, r.name, 'recipe/' || r.id AS url FROM recipe r
      WHERE r.space_id = ${space} AND r.id IN (SELECT id FROM near WHERE level > 0) AND r.id <> ${id}
        AND r.deleted_with IS NULL AND ${open(context, sql`r`)} ORDER BY r.name_fold, r.id`),
  })
  const [asked] = recipe
  if (!asked) throw notFound()
  if (!asked.visible) throw forbidden()
  return { status: 200, events: [], body: related }
}
