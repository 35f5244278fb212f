import { sql, type SQL } from 'drizzle-orm'
import {
  clauseCondition,
  filteredSource,
  type FilterClause,
} from '#worker/modules/recipes/listing/narrow/filter-clause.ts'

/** What the filter of a book asks of recipes. */
export interface FoundInBook {
  book: number
  clauses: readonly FilterClause[]
}

/** Ids of what a filter finds, but for private recipes; of `among` alone, where it is given. */
export function foundRecipes(space: number, { clauses }: FoundInBook, among?: SQL): SQL {
  const { from, where } = among
    ? { from: sql`(${among}) a CROSS JOIN recipe r ON r.id = a.id`, where: clauses.map(clauseCondition) }
    : filteredSource(null, clauses)
  const all = [sql`r.space_id = ${space} AND r.deleted_with IS NULL AND NOT r.private`, ...where]
  return sql`SELECT r.id AS recipe FROM ${from} WHERE ${sql.join(all, sql` AND `)}`
}

/** Parts of a union that D1 takes. */
const MAX_PARTS = 5

/** A table `found` of what several filters find, with those that it is made of before it. */
export function foundTable(space: number, found: readonly FoundInBook[], among?: SQL): SQL {
  const groups = Array.from({ length: Math.ceil(found.length / MAX_PARTS) }, (_, at) =>
    found.slice(at * MAX_PARTS, (at + 1) * MAX_PARTS),
  )
  const union = (parts: readonly SQL[]) => sql.join([...parts], sql` UNION ALL `)
  const name = (at: number) => sql.raw(`found_${at}`)
  const tables = groups.map(
    (group, at) => sql`${name(at)} (recipe) AS (${union(group.map((one) => foundRecipes(space, one, among)))})`,
  )
  const all = union(groups.map((_, at) => sql`SELECT recipe FROM ${name(at)}`))
  return sql.join([...tables, sql`found (recipe) AS (${all})`], sql`, `)
}
