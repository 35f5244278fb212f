import { sql, type SQL } from 'drizzle-orm'
import type { FilterClause } from './filter-clause.ts'
import { dayAfter, type Params } from '../parse/recipe-params.ts'

export const ownCooking = (space: SQL, me: SQL): SQL => sql`
  SELECT recipe, round(avg(rating)) AS stars, count(*) AS times, max(created_at) AS last FROM cook_log
  WHERE space_id = ${space} AND created_by = ${me} AND deleted_with IS NULL GROUP BY recipe`

export function cookedConditions(space: SQL, me: SQL, params: Params): FilterClause[] {
  const number = (name: Parameters<Params['number']>[0], condition: (value: number) => SQL | null) => {
    const value = params.number(name)
    return [value === undefined ? null : condition(value)].filter((one) => one !== null)
  }
  const on = params.day('cookedon')
  const since = on ?? params.day('cookedon_gte')
  const until = on ?? params.day('cookedon_lte')
  const notSince = params.day('cookedon_gte_not')
  const cooked = [
    ...number('rating', (stars) => (stars === 0 ? null : sql`stars = ${stars}`)),
    ...number('rating_gte', (stars) => sql`stars >= ${stars}`),
    ...number('rating_lte', (stars) => sql`stars <= ${stars}`),
    ...number('timescooked', (times) => (times === 0 ? null : sql`times = ${times}`)),
    ...number('timescooked_gte', (times) => (times <= 0 ? null : sql`times >= ${times}`)),
    ...number('timescooked_lte', (times) => sql`times <= ${times}`),
    ...(since ? [sql`last >= ${since}`] : []),
    ...(until ? [sql`last < ${dayAfter(until)}`] : []),
  ]
  const without = (condition: SQL) => ({
    without: sql`SELECT recipe FROM (${ownCooking(space, me)}) WHERE ${condition}`,
  })
  return [
    ...(cooked.length > 0
      ? [{ within: sql`SELECT recipe FROM (${ownCooking(space, me)}) WHERE ${sql.join(cooked, sql` AND `)}` }]
      : []),
    ...(params.number('rating') === 0 ? [without(sql`stars > 0`)] : []),
    ...(notSince ? [without(sql`last >= ${notSince}`)] : []),
    ...(params.number('timescooked') === 0 ? [without(sql`1`)] : []),
  ]
}
