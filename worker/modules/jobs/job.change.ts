import { sql, type SQL } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { askAgain, cancelJob, deleteJob, isActive, isPrepared, startJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobsWhere, type JobRow, waitingIn } from '#worker/kernel/jobs/job.rows.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { jsonEach } from '#worker/kernel/sql/sql.ts'
import type { Job } from './job.contract.ts'
import { showJob } from './show-job.ts'

const notReady = problem('job.not_ready', 409, 'It cannot be started: it is not ready, or was started already.')
const notPrepared = problem('job.not_prepared', 409, 'It stopped before all was read. Ask for it anew.')
const stillActive = problem('job.active', 409, 'It is still at work.')

/** Jobs are for those who asked for them, as files and addresses say what a person keeps and reads. */
export const isOwnJob = (context: Context): SQL => sql`created_by = ${personOf(context).id}`

export const ownJob = (context: Context, id: number) =>
  jobsWhere(membershipOf(context).space, sql`${isOwnJob(context)} AND id = ${id}`)

const change = (context: Context, id: number, next: (job: JobRow) => Append | null): Promise<Answer<Job>> =>
  execute(spaceStore(context), { job: ownJob(context, id) }, ({ job }) => {
    const append = next(foundOne(job))
    return outcome({
      appends: append ? [append] : [],
      requires: [],
      answer: { job: ownJob(context, id) },
      respond: (after) => showJob(foundOne(after.job)),
    })
  })

export const startOwnJob = (context: Context, id: number, choices: Record<string, unknown>) =>
  change(context, id, (job) => {
    if (job.state !== 'ready') throw notReady()
    return startJob(job, choices)
  })

/** What is done stays. A job that has ended is left as it is. */
export const cancelOwnJob = (context: Context, id: number) =>
  change(context, id, (job) => (isActive(job) ? cancelJob(job) : null))

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

export function deleteOwnJob(context: Context, id: number): Promise<Answer<null>> {
  return execute(spaceStore(context), { job: ownJob(context, id) }, ({ job: [found] }) => {
    const job = foundOne(found ? [found] : [])
    const cancelled = isActive(job) ? [cancelJob(job)] : []
    const deleted = deleteJob({ ...job, version: job.version + cancelled.length })
    return outcome({
      appends: [{ ...deleted, expected: job.version, events: [...cancelled, deleted].flatMap(({ events }) => events) }],
      requires: [],
      status: 204,
      answer: {},
      respond: () => null,
    })
  })
}

/** It has items that nobody tried yet. */
const isInterrupted = (job: JobRow): boolean => job.state !== 'running' && waitingIn(job) > 0
