import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** D1 takes 32 arguments to a function. */
const MOST_PAIRS = 15

/** A JSON object of any number of fields. A value that is JSON itself is to be wrapped in `json()`. */
export function jsonObject(fields: Record<string, SQLWrapper>): SQL {
  const pairs = Object.entries(fields)
  let object = sql`json_object()`
  for (let at = 0; at < pairs.length; at += MOST_PAIRS) {
    const some = pairs.slice(at, at + MOST_PAIRS).map(([name, value]) => sql`${sql.raw(`'$."${name}"'`)}, ${value}`)
    object = sql`json_set(${object}, ${sql.join(some, sql`, `)})`
  }
  return object
}
