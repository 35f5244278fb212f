import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { askDueCheck } from './ask-check.ts'
import { CHECK_KIND } from './check-job.ts'

const MAX_PER_RUN = 20

/** Asks for the checks of folders whose time has come. */
export async function checkDue(env: Env, db: Database, directory: Database, at: string): Promise<void> {
  const { due } = await db.read({
    due: query<{ space: number; id: number }>(sql`SELECT y.space_id AS space, y.id FROM sync y
      JOIN storage s ON s.space_id = y.space_id AND s.id = y.storage AND s.deleted_with IS NULL
      WHERE y.active AND y.deleted_with IS NULL AND (y.next_check IS NULL OR y.next_check < ${at})
        AND NOT EXISTS (SELECT 1 FROM job j WHERE j.space_id = y.space_id AND j.kind = ${CHECK_KIND}
          AND j.state IN ('preparing', 'ready', 'running') AND j.deleted_with IS NULL AND j.params ->> 'sync' = y.id)
      ORDER BY y.next_check LIMIT ${MAX_PER_RUN}`),
  })
  if (due.length === 0) return
  const { open } = await directory.read({
    open: query<{ space: number }>(sql`SELECT space_id AS space FROM space
      WHERE ${inValues(sql`space_id`, [...new Set(due.map(({ space }) => space))])} AND erase_at IS NULL AND deleted_with IS NULL`),
  })
  const spaces = new Set(open.map(({ space }) => space))
  for (const { space, id } of due.filter((one) => spaces.has(one.space))) {
    const context = systemContext(env, at)
    try {
      await askDueCheck(createStore(context, db, space), id)
      await context.settled()
    } catch (error) {
      console.error(`folder ${id} of space ${space} could not be checked; the next run tries again`, error)
    }
  }
}
