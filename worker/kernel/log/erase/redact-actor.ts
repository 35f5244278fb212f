import { sql } from 'drizzle-orm'
import type { Database } from '../../sql/database.ts'
import type { WorkBudget } from './work-budget.ts'

const EVENTS_PER_STEP = 20_000

/** Reduces the actor of a person's events, in all spaces or one, to their number. Returns whether all are done. */
export async function redactActor(
  db: Database,
  { user, space }: { user: number; space: number | null },
  budget: WorkBudget,
): Promise<boolean> {
  const inScope = space === null ? sql`1` : sql`space_id = ${space}`
  for (let after = 0; budget.trySpend();) {
    const pageEnd = sql`(SELECT max(seq) FROM (SELECT seq FROM event WHERE ${inScope} AND seq > ${after}
      ORDER BY seq LIMIT ${EVENTS_PER_STEP}))`
    const [last] = await db.batch([
      sql`SELECT ${pageEnd} AS seq`,
      sql`UPDATE event SET meta = json_remove(meta, '$.client', '$.token', '$.key')
        WHERE ${inScope} AND seq > ${after} AND seq <= ${pageEnd} AND meta ->> 'user' = ${user}
          AND coalesce(meta ->> 'client', meta ->> 'token', meta ->> 'key') NOT NULL`,
    ])
    const seq = last?.[0]?.['seq']
    if (typeof seq !== 'number') return true
    after = seq
  }
  return false
}
