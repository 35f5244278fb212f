import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from './recipe.access.ts'

export const recipeVisibleQuery = (context: Context, id: number | SQL) =>
  query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`)

/** Throws a 404 where the recipe does not exist, and a 403 where it is another member's private one. */
export function requireVisibleRecipe<State extends { deleted: boolean }>(
  state: State | null,
  seen: readonly object[],
): State {
  if (!state || state.deleted) throw notFound()
  if (seen.length === 0) throw forbidden()
  return state
}
