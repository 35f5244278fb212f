import { sql, type SQL } from 'drizzle-orm'
import type { FilterClause } from './filter-clause.ts'
import type { Params } from '../parse/recipe-params.ts'

/** As in the index. */
const totalTime = sql`r.working_time + r.waiting_time`

/** Minutes. Without times a recipe is not known to be quick. */
export function timeConditions(params: Params): FilterClause[] {
  const least = params.number('totaltime_gte')
  const most = params.number('totaltime_lte')
  if (least === undefined && most === undefined) return []
  const from = sql`${totalTime} >= ${Math.max(1, least ?? 1)}`
  return [{ where: most === undefined ? from : sql`${from} AND ${totalTime} <= ${most}` }]
}

/** Amounts of a serving that the recipe has itself; what its foods add up to is not stored. */
export const propertyConditions = (space: SQL, params: Params): FilterClause[] => [
  ...params.amounts('properties_gte').map(({ type, amount }) => having(space, type, sql`>= ${amount}`)),
  ...params.amounts('properties_lte').map(({ type, amount }) => having(space, type, sql`<= ${amount}`)),
]

const having = (space: SQL, type: number, compared: SQL): FilterClause => ({
  within: sql`SELECT recipe FROM property
    WHERE space_id = ${space} AND property_type = ${type} AND recipe IS NOT NULL AND property_amount ${compared}`,
})
