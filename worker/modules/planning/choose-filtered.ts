import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { clauseCondition } from '#worker/modules/recipes/listing/narrow/filter-clause.ts'
import { filterClauses } from '#worker/modules/recipes/listing/narrow/filter-clauses.ts'
import { loadSavedFilters } from '#worker/modules/recipes/listing/parse/load-saved-filters.ts'
import { parseParams } from '#worker/modules/recipes/listing/parse/recipe-params.ts'
import { chooseRecipes, type RecipeChoice } from './choose-recipes.ts'

/**
 * As `chooseRecipes`, of what a saved filter finds. They are read at once: the statements of a plan repeat the choice, and
 * with the parameters of a filter in each they would have too many.
 */
export async function chooseFiltered(
  context: Context,
  filter: number,
  wish: RecipeChoice,
  limit: number,
): Promise<SQL> {
  const { space, shard } = membershipOf(context)
  const saved = await loadSavedFilters(context, { filter: String(filter) })
  const conditions = filterClauses(context, parseParams({}), saved).map(clauseCondition)
  const { chosen } = await context
    .spaceDatabase(shard)
    .read({ chosen: query<{ id: number }>(chooseRecipes(context, wish, limit, conditions)) })
  return sql`SELECT r.id AS id FROM ${jsonEach(chosen.map(({ id }) => id))} c CROSS JOIN recipe r
    ON r.space_id = ${space} AND r.id = c.value AND r.deleted_with IS NULL ORDER BY c.key`
}
