import { sql, type SQL } from 'drizzle-orm'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { inlineIds, isListable } from '../narrow/filter-clauses.ts'
import { recentCount } from '../narrow/filter-viewed.ts'
import { isRandom, nameOrder, requestedOrder } from '../order/recipe-order.ts'
import type { Params } from '../parse/recipe-params.ts'

/** A deleted recipe still has its place in a list by name or time; somebody else's private one has none. */
export function positionIn(context: Context, params: Params, from: SQL, where: SQL): ((after: number) => SQL) | null {
  const [key = nameOrder, ...more] = requestedOrder(params)
  if (!key.indexed || more.length > 0 || isRandom(params) || recentCount(params) !== null || params.flag('new'))
    return null
  return (after) => sql`SELECT (SELECT count(*) FROM ${from} WHERE ${isListable(context)} AND ${where}
      AND (${key.by}, r.id) ${key.descending ? sql`>=` : sql`<=`} (at.by, at.id))
    FROM (SELECT ${key.by} AS by, r.id FROM recipe r
      WHERE r.space_id = ${inlineIds(context).here} AND r.id = ${after} AND ${readableRecipe(context, sql`r`)}) at`
}
