import { sql, type SQL } from 'drizzle-orm'
import type { Narrowing } from './recipe-narrowing.ts'
import { dayAfter, type Params } from './recipe-params.ts'

/** The asker's newest look at each recipe: `recipe`, `view` and `at`. */
export const ownLooks = (here: SQL, me: SQL, most: number | null = null): SQL => sql`
  SELECT recipe, id AS view, created_at AS at FROM view_log WHERE space_id = ${here} AND created_by = ${me}
  ${most === null ? sql`` : sql`ORDER BY created_at DESC LIMIT ${sql.raw(String(most))}`}`

/** Recipes by when the asker last looked at them. */
export function viewedConditions(here: SQL, me: SQL, params: Params): Narrowing[] {
  const on = params.day('viewedon')
  const since = on ?? params.day('viewedon_gte')
  const until = on ?? params.day('viewedon_lte')
  const seen = [...(since ? [sql`at >= ${since}`] : []), ...(until ? [sql`at < ${dayAfter(until)}`] : [])]
  return seen.length === 0
    ? []
    : [{ within: sql`SELECT recipe FROM (${ownLooks(here, me)}) WHERE ${sql.join(seen, sql` AND `)}` }]
}

const MOST_RECENT = 100

/** How many of the recipes last looked at come first; null where nobody asked. */
export function recentCount(params: Params): number | null {
  const asked = params.number('num_recent')
  return asked === undefined || asked < 1 ? null : Math.min(MOST_RECENT, Math.floor(asked))
}
