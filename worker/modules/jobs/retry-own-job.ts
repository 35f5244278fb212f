import { sql } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { askAgain, isPrepared } from '#worker/kernel/jobs/job.decider.ts'
import { type JobRow, waitingIn } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import { ownJob } from './own-job.ts'
import { showJob } from './show-job.ts'

const notPrepared = problem('job.not_prepared', 409, 'It stopped before all was read. Ask for it anew.')
const stillActive = problem('job.active', 409, 'It is still at work.')

/** Failed items again, or those at `positions` that have not become anything. */
export function retryOwnJob(context: Context, id: number, positions: readonly number[] | undefined) {
  const { space } = membershipOf(context)
  const chosen = positions
    ? sql`state IN ('failed', 'known') AND position IN (SELECT value FROM ${jsonEach(positions)})`
    : sql`state = 'failed'`
  const load = {
    job: ownJob(context, id),
    again: query<{ position: number }>(
      sql`SELECT position FROM job_item WHERE space_id = ${space} AND job = ${id} AND ${chosen} ORDER BY position`,
    ),
  }
  return execute(spaceStore(context), load, ({ job: [found], again }) => {
    const job = foundOne(found ? [found] : [])
    if (job.state === 'preparing' || job.state === 'ready') throw stillActive()
    if (!isPrepared(job)) throw notPrepared()
    const wanted = again.map(({ position }) => position)
    return outcome({
      appends: wanted.length > 0 || isInterrupted(job) ? [askAgain(job, wanted)] : [],
      requires: [],
      status: 200,
      answer: { job: ownJob(context, id) },
      respond: (after) => showJob(foundOne(after.job)),
    })
  })
}

/** It has items that nobody tried yet. */
const isInterrupted = (job: JobRow): boolean => job.state !== 'running' && waitingIn(job) > 0
