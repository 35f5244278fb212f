import { sql, type SQL } from 'drizzle-orm'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import type { Paging } from '#worker/kernel/contract/contract.ts'
import { readPage } from '#worker/kernel/sql/list-page.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { inlineIds } from '../listing/narrow/filter-clauses.ts'
import { countVisibleParts } from '../recipe-tally.ts'
import { sortedParts } from './sorted-parts.ts'

interface Asked {
  paging: Paging
  narrowed: readonly SQL[]
  ordering: unknown
}

/**
 * The ids of one page. Contents take a second round trip, since each of a dozen queries for them would have to find the
 * page again.
 */
export function partPage(context: Context, of: 'step' | 'ingredient', { paging, narrowed, ordering }: Asked) {
  const { shard } = membershipOf(context)
  const { here } = inlineIds(context)
  const where = sql.join([sql`p.space_id = ${here}`, ...narrowed, visibleRecipe(context, sql`p.recipe`)], sql` AND `)
  const sorted = sortedParts(of, { space: here, where, ordering })
  return readPage(
    {
      db: context.spaceDatabase(shard),
      url: context.url,
      paging,
      count:
        narrowed.length === 0
          ? countVisibleParts(context, of)
          : sql`SELECT count(*) FROM ${sql.raw(of)} p WHERE ${where}`,
    },
    (window) => ({ parts: query<{ id: number }>(sql`${sorted} ${window}`) }),
  )
}

/** Rows in the order of their ids on the page. */
export function inPageOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
