import { sql, type SQL } from 'drizzle-orm'
import type { Append } from '#worker/kernel/log/commit.ts'
import { jobsWhere, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import type { Job } from './job.contract.ts'
import { showJob } from './show-job.ts'

/** Jobs are for those who asked for them, as files and addresses say what a person keeps and reads. */
export const isOwnJob = (context: Context): SQL => sql`created_by = ${personOf(context).id}`

export const ownJob = (context: Context, id: number) =>
  jobsWhere(membershipOf(context).space, sql`${isOwnJob(context)} AND id = ${id}`)

export const changeOwnJob = (
  context: Context,
  id: number,
  next: (job: JobRow) => Append | null,
): Promise<Answer<Job>> =>
  execute(spaceStore(context), { job: ownJob(context, id) }, ({ job }) => {
    const append = next(foundOne(job))
    return outcome({
      appends: append ? [append] : [],
      requires: [],
      answer: { job: ownJob(context, id) },
      respond: (after) => showJob(foundOne(after.job)),
    })
  })
