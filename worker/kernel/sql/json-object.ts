import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** D1 allows 32 arguments to a function. */
const MAX_PAIRS = 15

/** A JSON object of any number of fields. A value that is JSON already must be wrapped in `json()`. */
export function jsonObject(fields: Record<string, SQLWrapper>): SQL {
  const pairs = Object.entries(fields)
  const listed = (some: typeof pairs, key: (name: string) => string) =>
    sql.join(
      some.map(([name, value]) => sql`${sql.raw(`'${key(name)}'`)}, ${value}`),
      sql`, `,
    )
  let object = sql`json_object(${listed(pairs.slice(0, MAX_PAIRS), (name) => name)})`
  for (let at = MAX_PAIRS; at < pairs.length; at += MAX_PAIRS) {
    object = sql`json_set(${object}, ${listed(pairs.slice(at, at + MAX_PAIRS), (name) => `$."${name}"`)})`
  }
  return object
}
