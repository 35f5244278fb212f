import { sql, type SQL } from 'drizzle-orm'
import { dayAfter, type Params } from './recipe.params.ts'

/** The asker's newest look at each recipe: `recipe`, `view` and `at`. */
export const ownLooks = (here: SQL, me: SQL, most: number | null = null): SQL => sql`
  SELECT recipe, id AS view, created_at AS at FROM view_log WHERE space_id = ${here} AND created_by = ${me}
  ${most === null ? sql`` : sql`ORDER BY created_at DESC LIMIT ${sql.raw(String(most))}`}`

/** Conditions on a recipe `r` by when the asker last looked at it. */
export function viewedConditions(here: SQL, me: SQL, params: Params): SQL[] {
  const on = params.day('viewedon')
  const since = on ?? params.day('viewedon_gte')
  const until = on ?? params.day('viewedon_lte')
  const where = (condition: SQL) => sql`r.id IN (SELECT recipe FROM (${ownLooks(here, me)}) WHERE ${condition})`
  return [...(since ? [where(sql`at >= ${since}`)] : []), ...(until ? [where(sql`at < ${dayAfter(until)}`)] : [])]
}

const MOST_RECENT = 100

/** How many of the recipes last looked at come first; null where nobody asked. */
export function recentCount(params: Params): number | null {
  const asked = params.number('num_recent')
  return asked === undefined || asked < 1 ? null : Math.min(MOST_RECENT, Math.floor(asked))
}
