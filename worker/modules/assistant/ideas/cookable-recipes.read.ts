import { sql } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { isOnHand } from '#worker/modules/foods/food.rows.ts'

const MAX_FOODS = 200
const MAX_RECIPES = 40

export interface Named {
  id: number
  name: string
}

/** Foods by id, or those that the household has. */
export async function foodsToUse(context: Context, ids: readonly number[]): Promise<Named[]> {
  const { space, shard } = membershipOf(context)
  const which = ids.length > 0 ? sql`food.id IN (SELECT value FROM ${jsonEach(ids)})` : isOnHand(context, sql`food.id`)
  const { foods } = await context.spaceDatabase(shard).read({
    foods: query<Named>(
      sql`SELECT food.id, food.name FROM food WHERE food.space_id = ${space} AND food.deleted_with IS NULL AND ${which}
        ORDER BY food.name_fold LIMIT ${MAX_FOODS}`,
    ),
  })
  return foods
}

export interface CookableRecipe extends Named {
  missing: Named[]
}

/** Recipes that use some of these foods, those first of which the fewest are missing. */
export async function cookableRecipes(context: Context, foods: readonly Named[]): Promise<CookableRecipe[]> {
  const { space, shard } = membershipOf(context)
  const { recipes } = await context.spaceDatabase(shard).read({
    recipes: query<CookableRecipe>(
      sql`WITH had (id) AS MATERIALIZED (SELECT value FROM ${jsonEach(foods.map(({ id }) => id))}),
        fitting AS MATERIALIZED (SELECT i.recipe, count(DISTINCT i.food) AS used FROM had
          CROSS JOIN ingredient i ON i.space_id = ${space} AND i.food = had.id WHERE i.recipe IS NOT NULL
          GROUP BY i.recipe ORDER BY used DESC LIMIT 400)
        SELECT recipe.id, recipe.name, (SELECT coalesce(json_group_array(json_object('id', m.id, 'name', m.name)), '[]') FROM (
            SELECT DISTINCT f.id, f.name FROM ingredient i
              JOIN food f ON f.space_id = i.space_id AND f.id = i.food AND f.deleted_with IS NULL
              WHERE i.space_id = ${space} AND i.recipe = recipe.id AND f.id NOT IN (SELECT id FROM had)) m) AS missing
        FROM fitting CROSS JOIN recipe ON recipe.space_id = ${space} AND recipe.id = fitting.recipe
        WHERE recipe.deleted_with IS NULL AND ${readableRecipe(context)}
        ORDER BY json_array_length(missing), fitting.used DESC LIMIT ${MAX_RECIPES}`,
      { json: ['missing'] },
    ),
  })
  return recipes
}
