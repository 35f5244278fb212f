import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/d1'

/** Builds statements and never runs them, so that a projection stays a pure function of its event. */
export const queryBuilder = drizzle({} as D1Database)

export type Statement = SQLWrapper

/** Rows as one bound parameter: D1 allows a hundred parameters, but two megabytes in each. */
export const jsonEach = (rows: readonly unknown[]) => sql`json_each(${JSON.stringify(rows)})`

/** `column IN (ids)` with one parameter, however many ids. */
export const inValues = (column: SQLWrapper, ids: readonly unknown[]) =>
  sql`${column} IN (SELECT value FROM ${jsonEach(ids)})`

const MAX_UNION_TERMS = 5

/** The rows of all queries, each `SELECT id, model, name`. Nested, as D1 allows five SELECTs in a compound. */
export function unionAll(queries: readonly SQL[]): SQL {
  const terms = queries.length > 0 ? queries : [sql`SELECT 0 AS id, '' AS model, '' AS name WHERE 0`]
  const joined = (some: readonly SQL[]) =>
    sql.join(
      some.map((query) => sql`SELECT id, model, name FROM (${query})`),
      sql` UNION ALL `,
    )
  if (terms.length <= MAX_UNION_TERMS) return joined(terms)
  const groups = Array.from({ length: Math.ceil(terms.length / MAX_UNION_TERMS) }, (_, group) =>
    joined(terms.slice(group * MAX_UNION_TERMS, (group + 1) * MAX_UNION_TERMS)),
  )
  return unionAll(groups)
}
