import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'
import { branchIds } from '#worker/kernel/resource/references/reference.projection.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'

const affectedRecipes = (context: Context, space: number, ids: SQL): SQL =>
  sql`SELECT r.id, 'Recipe' AS model, iif(${visibleRecipe(context, sql`r.id`)}, r.name, NULL) AS name FROM recipe r
    WHERE r.space_id = ${space} AND r.deleted_with IS NULL AND r.id IN (${ids})`

/**
 * Foods and files of a recipe cannot be deleted; units and keywords are removed from it; its views are deleted with it.
 */
export const effectsOnRecipes: EffectsByKind = {
  food: {
    protecting: (space, id, context) => [
      affectedRecipes(
        context,
        space,
        sql`SELECT i.recipe FROM (${branchIds('food', space, id)}) down CROSS JOIN ingredient i
          ON i.space_id = ${space} AND i.food = down.id`,
      ),
    ],
  },
  unit: {
    nulling: (space, id, context) => [
      affectedRecipes(
        context,
        space,
        sql`SELECT i.recipe FROM ingredient i WHERE i.space_id = ${space} AND i.unit = ${id}`,
      ),
    ],
  },
  keyword: {
    nulling: (space, id, context) => [
      affectedRecipes(
        context,
        space,
        sql`SELECT k.recipe FROM (${branchIds('keyword', space, id)}) down CROSS JOIN recipe_keyword k
          ON k.space_id = ${space} AND k.keyword = down.id`,
      ),
    ],
  },
  'user-file': {
    protecting: (space, id, context) => [
      affectedRecipes(context, space, sql`SELECT s.recipe FROM step s WHERE s.space_id = ${space} AND s.file = ${id}`),
    ],
  },
  recipe: {
    cascading: (space, id, context) => [
      sql`SELECT id, 'ViewLog' AS model, iif(created_by = ${personOf(context).id}, substr(created_at, 1, 10), NULL) AS name
        FROM view_log WHERE space_id = ${space} AND recipe = ${id}`,
    ],
    nulling: (space, id, context) => [
      affectedRecipes(
        context,
        space,
        sql`SELECT s.recipe FROM step s WHERE s.space_id = ${space} AND s.step_recipe = ${id}`,
      ),
    ],
  },
}
