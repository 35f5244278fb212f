import { sql, type SQL } from 'drizzle-orm'
import type { FilterClause } from './filter-clause.ts'
import { dayAfter, type Params } from '../parse/recipe-params.ts'

export const latestViews = (space: SQL, me: SQL, limit: number | null = null): SQL => sql`
  SELECT recipe, id AS view, created_at AS at FROM view_log WHERE space_id = ${space} AND created_by = ${me}
  ${limit === null ? sql`` : sql`ORDER BY created_at DESC LIMIT ${sql.raw(String(limit))}`}`

export function viewedConditions(space: SQL, me: SQL, params: Params): FilterClause[] {
  const on = params.day('viewedon')
  const since = on ?? params.day('viewedon_gte')
  const until = on ?? params.day('viewedon_lte')
  const notSince = params.day('viewedon_gte_not')
  const seen = [...(since ? [sql`at >= ${since}`] : []), ...(until ? [sql`at < ${dayAfter(until)}`] : [])]
  const having = (condition: SQL) => sql`SELECT recipe FROM (${latestViews(space, me)}) WHERE ${condition}`
  return [
    ...(seen.length > 0 ? [{ within: having(sql.join(seen, sql` AND `)) }] : []),
    ...(notSince ? [{ without: having(sql`at >= ${notSince}`) }] : []),
  ]
}

const MAX_RECENT = 100

export function recentCount(params: Params): number | null {
  const asked = params.number('num_recent')
  return asked === undefined || asked < 1 ? null : Math.min(MAX_RECENT, Math.floor(asked))
}
