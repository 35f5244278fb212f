import { sql, type SQL } from 'drizzle-orm'
import { query, type Query } from '../sql/query.ts'

interface IdRange {
  name: string
  value: number
  taken: number
}

/** Spaces number their rows from starting points far apart, so an id rarely exists in two spaces. */
const firstIdOf = (space: number) => (space % 200_000) * 10_000

/**
 * Reserves ranges of ids by kind, in the round trip that reads. A count may be SQL where it depends on stored rows. A
 * command that fails leaves its ids unused for good.
 */
export const reserveIds = (space: number, counts: Record<string, number | SQL>): Query<IdRange> => {
  // D1 allows five SELECTs in a compound, but any number of VALUES.
  const rows = Object.entries(counts).map(([name, count]) => sql`(${name}, ${count})`)
  if (rows.length === 0) return query(sql`SELECT 1 WHERE 0`)
  return query(sql`
    INSERT INTO sequence (space_id, name, value, taken)
    SELECT ${space}, column1, ${firstIdOf(space)} + column2, column2 FROM (VALUES ${sql.join(rows, sql`, `)})
      WHERE column2 > 0
    ON CONFLICT (space_id, name) DO UPDATE SET value = value + excluded.taken, taken = excluded.taken
    RETURNING name, value, taken`)
}

/** The id of a new row of that kind. */
export type NextId = (kind: string) => number

export const idAllocator = (ranges: readonly IdRange[]): NextId => {
  const left = new Map(ranges.map(({ name, value, taken }) => [name, { next: value - taken + 1, last: value }]))
  return (name) => {
    const range = left.get(name)
    if (!range || range.next > range.last) throw new Error(`no id left for ${name}`)
    return range.next++
  }
}
