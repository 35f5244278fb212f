import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'

/** Whether the asker may see a recipe by id. All that hangs off it (a step, a plan, a picture) uses this. */
export const visibleRecipe = (context: Context, id: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM recipe seen WHERE seen.space_id = ${membershipOf(context).space} AND seen.id = ${id}
    AND seen.deleted_with IS NULL AND ${readableRecipe(context, sql`seen`)})`

/** As `visibleRecipe`, for statements over `recipe` itself (or its alias). */
export const readableRecipe = (context: Context, recipe: SQL = sql`recipe`): SQL => {
  const me = personOf(context).id
  const only = context.identity?.onlyRecipeIds
  if (only) return sql`(NOT ${recipe}.private AND ${recipe}.id IN (${only}))`
  return sql`(NOT ${recipe}.private OR ${recipe}.created_by = ${me} OR ${recipe}.id IN (
    SELECT recipe FROM recipe_shared WHERE space_id = ${membershipOf(context).space} AND user_id = ${me}))`
}

/** As `visibleRecipe`, and true for deleted recipes, whose events stay in the log. */
export const readableOrDeletedRecipe = (context: Context, id: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM recipe seen WHERE seen.space_id = ${membershipOf(context).space} AND seen.id = ${id}
    AND ${readableRecipe(context, sql`seen`)})`

/** True for recipe events `e` that the asker may see now and, by the sharing of the time, might see then. */
export const readableRecipeEvent = (context: Context): SQL => {
  const me = personOf(context).id
  const then = sql`SELECT NOT (a.data ->> 'private') OR ${me} IN (SELECT value FROM json_each(a.data -> 'shared'))
    FROM event a WHERE a.space_id = e.space_id AND a.stream = e.stream AND a.version <= e.version
      AND a.type IN ('recipe.created', 'recipe.shared') ORDER BY a.version DESC LIMIT 1`
  const mine = sql`SELECT created_by = ${me} FROM recipe own WHERE own.space_id = e.space_id AND own.id = ${recipeIdOfStream}`
  return sql`(${readableOrDeletedRecipe(context, recipeIdOfStream)} AND ((${mine}) OR (${then})))`
}

const recipeIdOfStream = sql`CAST(substr(e.stream, 8) AS INTEGER)`

export const wasReadableBy = (me: number, { private: hidden, created_by, shared }: RecipeAccess): boolean =>
  !hidden || created_by === me || shared.includes(me)

interface RecipeAccess {
  private: boolean
  created_by: number
  shared: readonly number[]
}
