import { sql } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { ItemOf } from './archive-items.ts'

const EVENTS_PER_PART = 2_000
const BYTES_PER_PART = 2_000_000

/** The log up to the moment when the archive was asked for: all that stands before its own job. */
export async function findEventParts(
  db: Database,
  { space, job }: { space: number; job: number },
): Promise<{ last: number; parts: ItemOf<'events'>[] }> {
  const before = sql`(SELECT seq FROM event WHERE space_id = ${space} AND stream = ${`job:${job}`} AND version = 1)`
  const { parts } = await db.read({
    parts: query<{ from: number; to: number }>(sql`SELECT min(seq) AS "from", max(seq) AS "to" FROM (
        SELECT seq, CAST(sum(octet_length(data)) OVER (ORDER BY seq) / ${BYTES_PER_PART} AS INTEGER) AS heap,
          CAST((row_number() OVER (ORDER BY seq) - 1) / ${EVENTS_PER_PART} AS INTEGER) AS shelf
        FROM event WHERE space_id = ${space} AND seq < ${before})
      GROUP BY heap, shelf ORDER BY 1`),
  })
  return {
    last: parts.at(-1)?.to ?? 0,
    parts: parts.map(({ from, to }, i) => ({ kind: 'events', from, to, number: i + 1 })),
  }
}
