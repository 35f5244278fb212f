import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '../../kernel/context.ts'
import { memberJson } from '../../kernel/member.table.ts'
import { query, type Row } from '../../kernel/query.ts'
import { planJson, presentPlan } from '../meal-plans/plan.rows.ts'
import { recipeGlimpse } from '../meal-plans/recipe.glimpse.ts'
import { shoppers } from './shopping.circle.ts'

/** What the asker's household ever put on its list of recipes, as `l`. */
export const listedFor = (context: Context): SQL =>
  sql`l.space_id = ${membershipOf(context).space} AND ${shoppers(context, sql`l.created_by`)}`

/** What of it is there. */
export const visibleListRecipe = (context: Context): SQL => sql`${listedFor(context)} AND l.deleted_with IS NULL`

/** Recipes on the list, for `presentListRecipe`: `tail` is what follows WHERE, over `l`. */
export const listRecipes = (context: Context, tail: SQL) =>
  query<Row>(
    sql`SELECT l.id, l.version, l.name, l.recipe, ${recipeGlimpse(context, sql`l.recipe`)} AS recipe_data, l.mealplan,
      ${planJson(context, sql`l.space_id`, sql`l.mealplan`)} AS meal_plan_data, l.servings,
      ${memberJson(sql`l.space_id`, sql`l.created_by`)} AS created_by
    FROM shopping_list_recipe l WHERE ${tail}`,
    { json: ['recipe_data', 'meal_plan_data', 'created_by'] },
  )

/** As its contract words it. A recipe or plan that the asker may not see has left no trace, not even in the name. */
export function presentListRecipe(row: Row): Row {
  const { id, name, recipe, recipe_data, mealplan, meal_plan_data, servings, created_by } = row
  const hidden = recipe !== null && recipe_data === null
  return {
    id,
    name: hidden ? '' : name,
    recipe: hidden ? null : recipe,
    recipe_data,
    meal_plan_data: meal_plan_data === null ? null : presentPlan(meal_plan_data as Row),
    mealplan: meal_plan_data === null ? null : mealplan,
    servings,
    created_by,
  }
}
