import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { filteredSource, type FilterClause } from '../narrow/filter-clause.ts'
import { isListable } from '../narrow/filter-clauses.ts'
import { orderSql, type ListOrder } from '../order/list-order.ts'
import type { Search } from '../search/prepare-search.ts'
import { positionIn } from './list-position.ts'
import type { ListingPage } from './listing-page.ts'

export function fullPage(
  context: Context,
  { clauses, search, typed }: { clauses: readonly FilterClause[]; search: Search | null; typed: string | undefined },
  order: ListOrder,
): ListingPage {
  const source = filteredSource(search?.matches ?? null, clauses)
  const { joins, terms } = orderSql(context, order, search ? (typed ?? '') : null)
  const from = sql`${source.from} ${joins}`
  const where = sql.join([isListable(context), ...source.where], sql` AND `)
  return {
    count: null,
    rows: (window) => fullList({ from, where, terms }, window),
    place: search ? null : positionIn(context, order.params, from, where),
  }
}

interface FullList {
  from: SQL
  where: SQL
  terms: readonly SQL[]
}

/**
 * One window as `(id, total, place)`. Gathering the ids in one array reads a third of the rows that window functions
 * read.
 */
const fullList = ({ from, where, terms }: FullList, window: SQL): SQL => sql`
  WITH found AS MATERIALIZED (
    SELECT json_group_array(r.id ORDER BY ${sql.join([...terms], sql`, `)}) AS ids FROM ${from} WHERE ${where})
  SELECT one.value AS id, json_array_length(found.ids) AS total, one.key AS place
  FROM found CROSS JOIN json_each(found.ids) one ${window}`
