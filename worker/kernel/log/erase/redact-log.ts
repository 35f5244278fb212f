import { sql } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import { jsonEach } from '../../sql/sql.ts'
import type { WorkBudget } from './work-budget.ts'

const EVENTS_PER_STEP = 1000

/** Reduces all events of a space to type, time and person. Returns whether all events are done. */
export async function redactLog(db: Database, space: number, budget: WorkBudget): Promise<boolean> {
  for (let after = 0; budget.trySpend();) {
    const [redacted = []] = await db.batch([
      sql`UPDATE event SET data = 'null', meta = ${userOnlyMeta} WHERE space_id = ${space} AND seq IN (SELECT seq FROM event
        WHERE space_id = ${space} AND seq > ${after} AND (data <> 'null' OR meta <> ${userOnlyMeta}) AND type <> 'space.emptied'
        ORDER BY seq LIMIT ${EVENTS_PER_STEP}) RETURNING seq`,
    ])
    if (redacted.length === 0) return true
    const seqs = redacted.map(({ seq }) => Number(seq))
    // The error of a reactor may quote the event's data.
    await db.batch([
      sql`UPDATE receipt SET error = NULL WHERE error IS NOT NULL AND seq IN (SELECT value FROM ${jsonEach(seqs)})`,
    ])
    after = Math.max(...seqs)
  }
  return false
}

const userOnlyMeta = sql`json_object('user', meta ->> 'user')`
