import { sql } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { each } from '../../sql/sql.ts'
import type { Effort } from './effort.ts'

const EVENTS_A_STEP = 1000

/**
 * Leaves of all events of a space that something of a kind happened, when, and which person did it: neither what it said nor
 * by what program. Answers whether that is so of all of them.
 */
export async function redactLog(db: Database, space: number, effort: Effort): Promise<boolean> {
  for (let after = 0; effort.take();) {
    const [redacted = []] = await db.batch([
      sql`UPDATE event SET data = 'null', meta = ${bare} WHERE seq IN (SELECT seq FROM event
        WHERE space_id = ${space} AND seq > ${after} AND (data <> 'null' OR meta <> ${bare}) AND type <> 'space.emptied'
        ORDER BY seq LIMIT ${EVENTS_A_STEP}) RETURNING seq`,
    ])
    if (redacted.length === 0) return true
    const seqs = redacted.map(({ seq }) => Number(seq))
    // What reactors failed at may quote what they were to do.
    await db.batch([
      sql`UPDATE receipt SET error = NULL WHERE error IS NOT NULL AND seq IN (SELECT value FROM ${each(seqs)})`,
    ])
    after = Math.max(...seqs)
  }
  return false
}

const bare = sql`json_object('user', meta ->> 'user')`
