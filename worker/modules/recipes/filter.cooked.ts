import { sql, type SQL } from 'drizzle-orm'
import { dayAfter, type Params } from './recipe.params.ts'

/** The asker's own cooking, by recipe: `stars` (null where unrated), `times` and `last`. */
export const ownCooking = (here: SQL, me: SQL): SQL => sql`
  SELECT recipe, round(avg(rating)) AS stars, count(*) AS times, max(created_at) AS last FROM cook_log
  WHERE space_id = ${here} AND created_by = ${me} AND deleted_with IS NULL GROUP BY recipe`

/** Conditions on a recipe `r` by how often, how well and when the asker cooked it. */
export function cookedConditions(here: SQL, me: SQL, params: Params): SQL[] {
  const where = (condition: SQL) => sql`r.id IN (SELECT recipe FROM (${ownCooking(here, me)}) WHERE ${condition})`
  const number = (name: Parameters<Params['number']>[0], condition: (value: number) => SQL) => {
    const value = params.number(name)
    return value === undefined ? [] : [condition(value)]
  }
  const never = sql`r.id NOT IN (SELECT recipe FROM (${ownCooking(here, me)}))`
  const on = params.day('cookedon')
  const since = on ?? params.day('cookedon_gte')
  const until = on ?? params.day('cookedon_lte')
  return [
    ...number('rating', (stars) =>
      stars === 0
        ? sql`r.id NOT IN (SELECT recipe FROM (${ownCooking(here, me)}) WHERE stars > 0)`
        : where(sql`stars = ${stars}`),
    ),
    ...number('rating_gte', (stars) => where(sql`stars >= ${stars}`)),
    ...number('rating_lte', (stars) => where(sql`stars <= ${stars}`)),
    ...number('timescooked', (times) => (times === 0 ? never : where(sql`times = ${times}`))),
    ...number('timescooked_gte', (times) => (times <= 0 ? sql`1` : where(sql`times >= ${times}`))),
    ...number('timescooked_lte', (times) => where(sql`times <= ${times}`)),
    ...(since ? [where(sql`last >= ${since}`)] : []),
    ...(until ? [where(sql`last < ${dayAfter(until)}`)] : []),
  ]
}
