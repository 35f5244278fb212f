import { sql, type SQL } from 'drizzle-orm'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { readableOrDeletedRecipe } from '#worker/access/recipe.access.ts'

/** Hides others' files that only hidden recipes show, also deleted ones. Other references open nothing. */
export const visibleFile = (context: Context, f: SQL = sql`user_file`): SQL => {
  const shownBy = (recipe: SQL) =>
    sql`EXISTS (SELECT 1 FROM step s WHERE s.space_id = ${f}.space_id AND s.file = ${f}.id AND ${recipe})`
  return sql`(${f}.created_by = ${personOf(context).id} OR NOT ${shownBy(sql`s.recipe IS NOT NULL`)}
    OR ${shownBy(readableOrDeletedRecipe(context, sql`s.recipe`))})`
}
