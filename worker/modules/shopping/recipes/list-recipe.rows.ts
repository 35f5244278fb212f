import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { jsonObject } from '#worker/kernel/sql/json-object.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { planJson, presentPlan, type StoredPlan } from '#worker/modules/meal-plans/plan.rows.ts'
import { recipeOverviewJson } from '#worker/modules/meal-plans/recipe-overview-json.ts'
import { visibleShopping } from '#worker/access/shopping.access.ts'
import type { ListRecipeRow } from './list-recipe.contract.ts'

/** Over `l`, including removed ones. */
export const isHouseholdListRecipe = (context: Context): SQL =>
  sql`l.space_id = ${membershipOf(context).space} AND ${visibleShopping(context, sql`l.created_by`)}`

export const isListRecipeVisible = (context: Context): SQL =>
  sql`${isHouseholdListRecipe(context)} AND l.deleted_with IS NULL`

const OWN_COLUMNS = ['id', 'version', 'name', 'recipe', 'mealplan', 'servings'] as const

export interface ListedRecipe extends Omit<ListRecipeRow, 'meal_plan_data'> {
  version: number
  meal_plan_data: StoredPlan | null
}

const columns = (context: Context): { name: keyof ListedRecipe; value: SQL; json: boolean }[] => [
  ...OWN_COLUMNS.map((name) => ({ name, value: sql`l.${sql.identifier(name)}`, json: false })),
  { name: 'recipe_data', value: recipeOverviewJson(context, sql`l.recipe`), json: true },
  { name: 'meal_plan_data', value: planJson(context, sql`l.space_id`, sql`l.mealplan`), json: true },
  { name: 'created_by', value: memberJson(sql`l.space_id`, sql`l.created_by`), json: true },
]

export const listedRecipes = (context: Context, tail: SQL) => {
  const all = columns(context)
  const terms = all.map(({ name, value }) => sql`${value} AS ${sql.identifier(name)}`)
  return query<ListedRecipe>(sql`SELECT ${sql.join(terms, sql`, `)} FROM shopping_list_recipe l WHERE ${tail}`, {
    json: all.filter(({ json }) => json).map(({ name }) => name),
  })
}

export const listRecipeJson = (context: Context): SQL =>
  jsonObject(
    Object.fromEntries(columns(context).map(({ name, value, json }) => [name, json ? sql`json(${value})` : value])),
  )

/** A recipe or plan that the asker may not see leaves no trace, not even in the name. */
export function presentListRecipe(row: ListedRecipe): ListRecipeRow {
  const { id, name, recipe, recipe_data, mealplan, meal_plan_data, servings, created_by } = row
  const hidden = recipe !== null && recipe_data === null
  return {
    id,
    name: hidden ? '' : name,
    recipe: hidden ? null : recipe,
    recipe_data,
    meal_plan_data: meal_plan_data === null ? null : presentPlan(meal_plan_data),
    mealplan: meal_plan_data === null ? null : mealplan,
    servings,
    created_by,
  }
}
