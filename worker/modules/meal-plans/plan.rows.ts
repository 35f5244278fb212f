import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { jsonObject } from '#worker/kernel/sql/json-object.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import type { ComputedColumn } from '#worker/kernel/resource/define-resource.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { householdOwned } from '#worker/access/household.access.ts'
import { readMarkdown, renderHtml } from '#worker/modules/recipes/instruction/index.ts'
import type { MealPlanRow } from './plan.contract.ts'
import { PLAN_TIME } from './plan-day.contract.ts'
import { planTable as plan } from './plan.table.ts'
import { recipeOverviewJson } from './recipe-overview-json.ts'

/** Only the household decides whom a plan is shared with. */
export const isHouseholdPlan = (context: Context): SQL => householdOwned(context, plan.created_by)

export const isPlanVisible = (context: Context): SQL => sql`(${isHouseholdPlan(context)}
  OR ${personOf(context).id} IN (SELECT value FROM json_each(${plan.shared})))`

export const planName: SQL = sql`trim(${plan.from_date} || ' ' || ${plan.title})`

// Plans keep showing a deleted meal type.
const typeJson = sql`(SELECT json_object('id', t.id, 'name', t.name, 'order', t."order", 'time', t.time, 'color', t.color,
    'default', json(iif(t."default", 'true', 'false')), 'created_by', t.created_by)
  FROM meal_type t WHERE t.space_id = ${plan.space_id} AND t.id = ${plan.meal_type})`

const sharedJson = sql`(SELECT json_group_array(json(${memberJson(plan.space_id, sql`s.value`)}))
  FROM json_each(${plan.shared}) s
  WHERE EXISTS (SELECT 1 FROM member m WHERE m.space_id = ${plan.space_id} AND m.user_id = s.value))`

export const planRows = (context: Context): Record<string, ComputedColumn> => ({
  recipe: { as: 'json', sql: recipeOverviewJson(context, plan.recipe) },
  meal_type: { as: 'json', sql: typeJson },
  shared: { as: 'json', sql: sharedJson },
  shopping: {
    as: 'bool',
    sql: sql`EXISTS (SELECT 1 FROM shopping_list_recipe l WHERE l.space_id = ${plan.space_id}
      AND l.mealplan = ${plan.id} AND l.deleted_with IS NULL)`,
  },
})

/** A recipe that the asker may not see is none. */
export const planSortKeys = (context: Context) => ({
  recipe: sql`(SELECT r.name_fold FROM recipe r WHERE r.space_id = ${plan.space_id} AND r.id = ${plan.recipe}
    AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)})`,
  meal_type: sql`(SELECT t.name FROM meal_type t
    WHERE t.space_id = ${plan.space_id} AND t.id = ${plan.meal_type}) COLLATE NOCASE`,
})

const OWN_COLUMNS = ['id', 'title', 'servings', 'note', 'from_date', 'to_date', 'created_by'] as const

/** Null if the asker may not see the plan. */
export const planJson = (context: Context, space: SQL, id: SQL): SQL => {
  const own = OWN_COLUMNS.map((name) => [name, plan[name]])
  const more = Object.entries(planRows(context)).map(([name, { sql: value, as }]) => [
    name,
    as === 'json' ? sql`json(${value})` : value,
  ])
  return sql`(SELECT ${jsonObject(Object.fromEntries([...own, ...more]))} FROM ${plan}
    WHERE ${plan.space_id} = ${space} AND ${plan.id} = ${id} AND ${plan.deleted_with} IS NULL AND ${isPlanVisible(context)})`
}

/** Stored days have no time; booleans in SQLite's JSON are numbers. */
export type StoredPlan = Omit<MealPlanRow, 'note_markdown' | 'recipe_name' | 'meal_type_name' | 'shopping'> & {
  shopping: boolean | number
}

export function presentPlan(row: StoredPlan): MealPlanRow {
  const { id, title, recipe, servings, note, from_date, to_date, meal_type, created_by, shared, shopping } = row
  return {
    id,
    title,
    recipe,
    servings,
    note,
    note_markdown: renderHtml(readMarkdown(note)),
    from_date: `${from_date}${PLAN_TIME}`,
    to_date: `${to_date}${PLAN_TIME}`,
    meal_type,
    created_by,
    shared,
    recipe_name: recipe?.name ?? '',
    meal_type_name: meal_type.name,
    shopping: Boolean(shopping),
  }
}
