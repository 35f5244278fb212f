import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '../../kernel/log/context.ts'
import { readableOrDeletedRecipe } from '../../access/recipe.access.ts'

/**
 * True for files `f` that the asker may know of: but for those that only recipes show which are hidden from the asker, and
 * that somebody else uploaded. What a deleted recipe hid stays hidden. Nothing else that refers to a file opens it.
 */
export const visibleFile = (context: Context, f: SQL = sql`user_file`): SQL => {
  const shownBy = (recipe: SQL) =>
    sql`EXISTS (SELECT 1 FROM step s WHERE s.space_id = ${f}.space_id AND s.file = ${f}.id AND ${recipe})`
  return sql`(${f}.created_by = ${personOf(context).id} OR NOT ${shownBy(sql`s.recipe IS NOT NULL`)}
    OR ${shownBy(readableOrDeletedRecipe(context, sql`s.recipe`))})`
}
