import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '../../../kernel/log/context.ts'
import { ownCooking } from './filter-cooked.ts'
import { ownLooks, recentCount } from './filter-viewed.ts'
import { scopeOf, visible } from './recipe-conditions.ts'
import { byName, keysOf, ordered, type OrderKey } from './recipe-order.ts'
import { newSince } from '../recipe-overview.ts'
import type { Params } from './recipe-params.ts'

/** The few recipes that stand apart from all others: those somebody cooked, looked at, or made in the last days. */
interface Head {
  from: SQL
  where: SQL
  terms: SQL[]
  /** What the others are. */
  others: SQL
}

interface Order {
  head: Head | null
  /** How the others stand; null: by their ids. */
  key: OrderKey | null
  headLast: boolean
}

/**
 * One window of a list that nothing but `where` narrows, read off an index in its order, as `(id, total, place)`: the rows
 * read are those of the pages up to this one (`most` recipes). Null for orders that no index is in.
 */
export function swiftList(context: Context, params: Params, where: SQL, most: SQL): ((window: SQL) => SQL) | null {
  const order = orderFor(context, params)
  if (!order) return null
  const { head, key, headLast } = order
  const first = head
    ? sql`SELECT r.id FROM ${head.from} WHERE ${visible(context)} AND ${where} AND ${head.where}
        ORDER BY ${sql.join(head.terms, sql`, `)} LIMIT ${most}`
    : sql`SELECT 0 AS id WHERE 0`
  const left = headLast ? most : sql`max(0, ${most} - (SELECT count(*) FROM head))`
  const rest = sql`SELECT r.id FROM recipe r WHERE ${visible(context, key ? 'index' : 'id')} AND ${where}
    AND ${head?.others ?? sql`1`} ORDER BY ${sql.join(ordered(key ? [key] : []), sql`, `)} LIMIT ${left}`
  const numbered = (rows: SQL, after: boolean) =>
    sql`SELECT id, row_number() OVER () + ${after ? most : sql`0`} AS place FROM (${rows})`
  return (window) => sql`
    WITH head AS MATERIALIZED (${numbered(first, headLast)})
    SELECT id, 0 AS total, place FROM (SELECT id, place FROM head UNION ALL ${numbered(rest, !headLast)})
    ORDER BY place ${window}`
}

function orderFor(context: Context, params: Params): Order | null {
  const { here, me } = scopeOf(context)
  const [first, ...next] = keysOf(params)
  const recent = recentCount(params)
  const heads: Order[] = []
  if (recent !== null) {
    const looks = ownLooks(here, me, recent)
    heads.push({ head: apart(looks, sql`v`, sql`1`, [sql`v.at DESC`]), key: first ?? byName, headLast: false })
  }
  if (params.flag('new')) {
    const isNew = newSince(context)
    const head = {
      from: sql`recipe r`,
      where: isNew,
      terms: [sql`r.created_at DESC`, sql`r.id DESC`],
      others: sql`NOT ${isNew}`,
    }
    heads.push({ head, key: first ?? byName, headLast: false })
  }
  if (first?.beside) {
    const cooking = first.beside === 'cooking'
    const known = first.missingLast ? sql`${first.by} IS NOT NULL` : sql`1`
    const rows = cooking ? ownCooking(here, me) : ownLooks(here, me)
    const head = apart(rows, cooking ? sql`c` : sql`v`, known, ordered([first, ...next]))
    heads.push({ head, key: next[0] ?? null, headLast: !first.missingLast && !first.down })
  }
  const order = heads[0] ?? { head: null, key: first ?? byName, headLast: false }
  const inIndex = order.key === null || order.key.indexed === true
  return heads.length > 1 || next.length > (first?.beside ? 1 : 0) || !inIndex ? null : order
}

/** Recipes of which the asker has rows, and which of these count. */
const apart = (rows: SQL, alias: SQL, known: SQL, terms: SQL[]): Head => ({
  from: sql`(${rows}) ${alias} CROSS JOIN recipe r ON r.id = ${alias}.recipe`,
  where: known,
  terms: [...terms, sql`r.id`],
  others: sql`r.id NOT IN (SELECT ${alias}.recipe FROM (${rows}) ${alias} WHERE ${known})`,
})
