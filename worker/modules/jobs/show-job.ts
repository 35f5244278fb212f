import type { JobRow } from '#worker/kernel/jobs/job.rows.ts'
import type { Job } from './job.contract.ts'

/** As its owner sees it. */
export function showJob({ params: _params, version: _version, ...row }: JobRow): Job {
  return { ...row, waiting: row.total - row.done - row.known - row.failed }
}
