import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { expireJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { KEPT } from './finish-file.ts'

const MAX_PER_RUN = 50

/** Says of files that were kept for a day that they are no longer; their job's clean-up deletes them. */
export async function expireExports(env: Env, db: Database, at: string): Promise<void> {
  const before = new Date(Date.parse(at) - KEPT).toISOString()
  const { old } = await db.read({
    old: query<{ space: number; id: number }>(
      sql`SELECT space_id AS space, id FROM job WHERE kind = 'export' AND state = 'done' AND deleted_with IS NULL
        AND details ->> 'expired' IS NULL AND updated_at <= ${before} LIMIT ${MAX_PER_RUN}`,
    ),
  })
  for (const { space, id } of old) {
    const context = systemContext(env, at)
    const store = createStore(context, db, space)
    await execute(store, { job: jobById(space, id) }, ({ job: [job] }) =>
      outcome({
        appends: job?.state === 'done' && !job.details['expired'] ? [expireJob(job)] : [],
        requires: [],
        answer: {},
        respond: () => null,
      }),
    )
    await context.settled()
  }
}
