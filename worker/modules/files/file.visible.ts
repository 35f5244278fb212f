import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/context.ts'
import { visibleRecipe } from '../recipes/recipe.access.ts'

/**
 * True for files `f` that the asker may know of: but for those that only recipes show which are hidden from the asker, and
 * that somebody else uploaded.
 */
export const visibleFile = (context: Context, f: SQL = sql`user_file`): SQL => {
  const shownBy = (recipe: SQL) =>
    sql`EXISTS (SELECT 1 FROM step s WHERE s.space_id = ${f}.space_id AND s.file = ${f}.id AND ${recipe})`
  const there = sql`EXISTS (SELECT 1 FROM recipe r WHERE r.space_id = s.space_id AND r.id = s.recipe
    AND r.deleted_with IS NULL)`
  return sql`(${f}.created_by = ${personOf(context).id} OR NOT ${shownBy(there)}
    OR ${shownBy(visibleRecipe(context, sql`s.recipe`))})`
}
