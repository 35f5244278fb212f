import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../kernel/log/context.ts'
import { forbidden, notFound } from '../kernel/contract/errors.ts'
import { query } from '../kernel/sql/query.ts'
import { visibleRecipe } from './recipe.access.ts'

/** One row where the asker may see the recipe. */
export const recipeVisibleQuery = (context: Context, id: number | SQL) =>
  query(sql`SELECT 1 WHERE ${visibleRecipe(context, sql`${id}`)}`)

/** A recipe that is not there is 404; one that is somebody's own is 403 to the other members. */
export function requireVisibleRecipe<State extends { deleted: boolean }>(
  state: State | null,
  seen: readonly object[],
): State {
  if (!state || state.deleted) throw notFound()
  if (seen.length === 0) throw forbidden()
  return state
}
