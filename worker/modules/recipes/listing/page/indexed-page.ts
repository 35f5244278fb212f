import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { afterIdOf, pageRequest } from '#worker/kernel/sql/list-page.ts'
import { recipe } from '../../recipe.contract.ts'
import { countVisibleRecipes } from '../../recipe-tally.ts'
import { clauseCondition, type FilterClause } from '../narrow/filter-clause.ts'
import { isListable } from '../narrow/filter-clauses.ts'
import type { ListOrder } from '../order/list-order.ts'
import { indexedList } from './indexed-list.ts'
import type { ListingPage } from './listing-page.ts'
import { positionIn } from './list-position.ts'
import { randomList } from './random-list.ts'

const NO_LIMIT = 2 ** 31

/**
 * Reads an index no further than the page. Null unless an index has the order, and only the creator and one set of
 * excluded recipes narrow the list.
 */
export function indexedPage(
  context: Context,
  { clauses, creator }: { clauses: readonly FilterClause[]; creator: number | undefined },
  { params, seed }: ListOrder,
): ListingPage | null {
  const sets = clauses.flatMap((one) => ('without' in one ? [one.without] : []))
  if (sets.length > 1 || clauses.length - sets.length !== (creator === undefined ? 0 : 1)) return null
  const by = creator === undefined ? sql`1` : sql`r.created_by = ${creator}`
  const where = sql.join([by, ...sets.map((without) => clauseCondition({ without }))], sql` AND `)
  const place = positionIn(context, params, sql`recipe r`, where)
  const limit = rowLimit(context.url, place)
  const rows = seed === null ? indexedList(context, params, where, limit) : randomList(context, seed, where, limit)
  return rows && { count: countWithout(context, creator, { by, set: sets[0] }), rows, place }
}

/** Subtracts the excluded set from the tally, so that only the set is read. */
const countWithout = (context: Context, creator: number | undefined, { by, set }: { by: SQL; set: SQL | undefined }) =>
  set
    ? sql`SELECT (${countVisibleRecipes(context, creator)}) - (SELECT count(*) FROM (SELECT DISTINCT recipe FROM (${set})) f
        CROSS JOIN recipe r ON r.id = f.recipe WHERE ${isListable(context)} AND ${by})`
    : countVisibleRecipes(context, creator)

function rowLimit(url: URL, place: ListingPage['place']): SQL {
  const { number, size } = pageRequest(url.searchParams, recipe.paging)
  const after = afterIdOf(url)
  if (number === -1) return sql`${NO_LIMIT}`
  return place && after !== null && number > 1
    ? sql`(coalesce((${place(after)}), ${(number - 1) * size}) + ${size})`
    : sql`${number * size}`
}
