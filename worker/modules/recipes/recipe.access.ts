import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { membershipOf, personOf, type Context } from '../../kernel/context.ts'

/**
 * True where the recipe of an id column is there and the asker may see it. Whatever hangs off a recipe (a step, a plan,
 * a log, a picture) asks this and nothing else.
 */
export const visibleRecipe = (context: Context, id: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM recipe seen WHERE seen.space_id = ${membershipOf(context).space} AND seen.id = ${id}
    AND seen.deleted_with IS NULL AND ${open(context, sql`seen`)})`

/** The same for statements over `recipe` itself: true for rows (by alias) that are not private to others. */
export const open = (context: Context, recipe: SQL = sql`recipe`): SQL => {
  const me = personOf(context).id
  const only = context.identity?.only
  if (only) return sql`(NOT ${recipe}.private AND ${recipe}.id IN (${only}))`
  return sql`(NOT ${recipe}.private OR ${recipe}.created_by = ${me} OR ${recipe}.id IN (
    SELECT recipe FROM recipe_shared WHERE space_id = ${membershipOf(context).space} AND user_id = ${me}))`
}

/** As `visibleRecipe`, but also true of recipes that were deleted: for what the log says of them. */
export const knownRecipe = (context: Context, id: SQLWrapper): SQL => sql`EXISTS (
  SELECT 1 FROM recipe seen WHERE seen.space_id = ${membershipOf(context).space} AND seen.id = ${id}
    AND ${open(context, sql`seen`)})`
