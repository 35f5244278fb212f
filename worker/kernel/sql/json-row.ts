import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Row } from './query.ts'

/** D1 allows 32 arguments to a function. */
const MAX_ARGUMENTS = 32

export interface JsonRow {
  sql: SQL
  decode: (values: unknown) => Row
}

/**
 * Packs fields into one column as an array of values: a third of the size of a JSON object, and several times as fast
 * to write. A value that is JSON already must be wrapped in `json()`; numbers lose digits beyond the fifteenth.
 */
export function jsonRow(fields: Record<string, SQLWrapper>): JsonRow {
  const names = Object.keys(fields)
  const values = Object.values(fields)
  const packs: SQL[] = []
  for (let at = 0; at < values.length; at += MAX_ARGUMENTS) {
    packs.push(sql`json_array(${sql.join(values.slice(at, at + MAX_ARGUMENTS), sql`, `)})`)
  }
  return {
    sql: sql`json_array(${sql.join(packs, sql`, `)})`,
    decode: (found) => {
      const row: Row = {}
      if (!Array.isArray(found)) return row
      let at = 0
      // Plain loops, as a page holds thousands of fields.
      for (const pack of found) for (const value of pack) row[names[at++] ?? ''] = value
      return row
    },
  }
}
