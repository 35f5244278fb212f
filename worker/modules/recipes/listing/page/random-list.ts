import { sql, type SQL } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { inlineIds, isListable } from '../narrow/filter-clauses.ts'

/** Primes above the number of recipes of any space, so that steps of one length meet every id once. */
const STRIDES = [
  2100001, 2223607, 2347217, 2470841, 2594453, 2718059, 2841679, 2965289, 3088913, 3212519, 3336161, 3459779, 3583403,
  3707021, 3830669, 3954281,
]

/**
 * One window of a shuffled list that only `where` narrows, as `(id, total, place)`. A space's ids have few gaps, so a
 * walk over them in great strides around the ring finds a page without reading the others. The seed decides the walk.
 */
export function randomList(context: Context, seed: number, where: SQL, limit: SQL): (window: SQL) => SQL {
  const { here } = inlineIds(context)
  const stride = STRIDES[seed % STRIDES.length] ?? 2100001
  const end = (way: 'ASC' | 'DESC') =>
    sql`(SELECT id FROM recipe NOT INDEXED WHERE space_id = ${here} ORDER BY id ${sql.raw(way)} LIMIT 1)`
  return (window) => sql`
    WITH RECURSIVE walk (step, low, size) AS (
      SELECT 0, ${end('ASC')}, ${end('DESC')} - ${end('ASC')} + 1
      UNION ALL SELECT step + 1, low, size FROM walk WHERE step + 1 < size)
    SELECT id, 0 AS total, step AS place FROM (
      SELECT r.id, walk.step FROM walk CROSS JOIN recipe r
      WHERE r.id = walk.low + (${seed} + walk.step * ${stride}) % walk.size AND ${isListable(context)} AND ${where}
      LIMIT ${limit})
    ORDER BY step ${window}`
}
