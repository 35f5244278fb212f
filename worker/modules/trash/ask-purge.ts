import { sql } from 'drizzle-orm'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import { PURGE } from './purge-job.ts'

/** A job that empties the trash; while one is at work, that is answered. */
export function askPurge(context: Context): Promise<Answer<Job>> {
  const store = spaceStore(context)
  const by = personOf(context).id
  const load = {
    purging: jobsWhere(store.space, sql`state IN ('preparing', 'running') AND kind = ${PURGE} AND created_by = ${by}`),
    ids: reserveIds(store.space, { job: 1 }),
  }
  return execute(store, load, ({ purging: [running], ids }) => {
    const id = running?.id ?? idAllocator(ids)('job')
    return outcome({
      appends: running ? [] : [askJob({ id, kind: PURGE, name: 'trash', created_by: by, params: {} })],
      requires: [],
      status: 202,
      location: `/api/job/${id}/`,
      answer: { job: jobById(store.space, id) },
      respond: ({ job }) => showJob(foundOne(job)),
    })
  })
}
