import { type JobRow, waitingIn } from '#worker/kernel/jobs/job.rows.ts'
import type { Job } from './job.contract.ts'

/** As its owner sees it. */
export function showJob(job: JobRow): Job {
  const { params: _params, version: _version, is_deleted: _deleted, ...row } = job
  return { ...row, waiting: waitingIn(job) }
}
