import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { ownCooking } from '../narrow/filter-cooked.ts'
import { latestViews, recentCount } from '../narrow/filter-viewed.ts'
import { inlineIds, isListable } from '../narrow/filter-clauses.ts'
import { nameOrder, requestedOrder, orderBy, type OrderKey } from '../order/recipe-order.ts'
import { isNewRecipe } from '../../recipe-overview.ts'
import type { Params } from '../parse/recipe-params.ts'

/** The few recipes that come apart from all others: those the asker cooked or viewed, or new ones. */
interface LeadingRows {
  from: SQL
  where: SQL
  terms: SQL[]
  others: SQL
}

interface IndexedOrder {
  head: LeadingRows | null
  key: OrderKey | null
  headLast: boolean
}

/**
 * One window of a list that only `where` narrows, as `(id, total, place)`. Reads an index no further than `limit`
 * recipes. Null for an order that no index has.
 */
export function indexedList(context: Context, params: Params, where: SQL, limit: SQL): ((window: SQL) => SQL) | null {
  const order = indexedOrder(context, params)
  if (!order) return null
  const { head, key, headLast } = order
  const first = head
    ? sql`SELECT r.id FROM ${head.from} WHERE ${isListable(context)} AND ${where} AND ${head.where}
        ORDER BY ${sql.join(head.terms, sql`, `)} LIMIT ${limit}`
    : sql`SELECT 0 AS id WHERE 0`
  const left = headLast ? limit : sql`max(0, ${limit} - (SELECT count(*) FROM head))`
  const rest = sql`SELECT r.id FROM recipe r WHERE ${isListable(context, key ? 'index' : 'id')} AND ${where}
    AND ${head?.others ?? sql`1`} ORDER BY ${sql.join(orderBy(key ? [key] : []), sql`, `)} LIMIT ${left}`
  const numbered = (rows: SQL, after: boolean) =>
    sql`SELECT id, row_number() OVER () + ${after ? limit : sql`0`} AS place FROM (${rows})`
  return (window) => sql`
    WITH head AS MATERIALIZED (${numbered(first, headLast)})
    SELECT id, 0 AS total, place FROM (SELECT id, place FROM head UNION ALL ${numbered(rest, !headLast)})
    ORDER BY place ${window}`
}

function indexedOrder(context: Context, params: Params): IndexedOrder | null {
  const { here, me } = inlineIds(context)
  const [first, ...next] = requestedOrder(params)
  const recent = recentCount(params)
  const heads: IndexedOrder[] = []
  if (recent !== null) {
    const looks = latestViews(here, me, recent)
    heads.push({ head: leadingRows(looks, sql`v`, sql`1`, [sql`v.at DESC`]), key: first ?? nameOrder, headLast: false })
  }
  if (params.flag('new')) {
    const isNew = isNewRecipe(context)
    const head = {
      from: sql`recipe r`,
      where: isNew,
      terms: [sql`r.created_at DESC`, sql`r.id DESC`],
      others: sql`NOT ${isNew}`,
    }
    heads.push({ head, key: first ?? nameOrder, headLast: false })
  }
  if (first?.join) {
    const cooking = first.join === 'cooking'
    const known = first.missingLast ? sql`${first.by} IS NOT NULL` : sql`1`
    const rows = cooking ? ownCooking(here, me) : latestViews(here, me)
    const head = leadingRows(rows, cooking ? sql`c` : sql`v`, known, orderBy([first, ...next]))
    heads.push({ head, key: next[0] ?? null, headLast: !first.missingLast && !first.descending })
  }
  const order = heads[0] ?? { head: null, key: first ?? nameOrder, headLast: false }
  const inIndex = order.key === null || order.key.indexed === true
  return heads.length > 1 || next.length > (first?.join ? 1 : 0) || !inIndex ? null : order
}

const leadingRows = (rows: SQL, alias: SQL, known: SQL, terms: SQL[]): LeadingRows => ({
  from: sql`(${rows}) ${alias} CROSS JOIN recipe r ON r.id = ${alias}.recipe`,
  where: known,
  terms: [...terms, sql`r.id`],
  others: sql`r.id NOT IN (SELECT ${alias}.recipe FROM (${rows}) ${alias} WHERE ${known})`,
})
