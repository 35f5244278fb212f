import { problem } from '#worker/kernel/contract/errors.ts'
import { cancelJob, isActive, startJob } from '#worker/kernel/jobs/job.decider.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { changeOwnJob } from './own-job.ts'

const notReady = problem('job.not_ready', 409, 'It cannot be started: it is not ready, or was started already.')

export const startOwnJob = (context: Context, id: number, choices: Record<string, unknown>) =>
  changeOwnJob(context, id, (job) => {
    if (job.state !== 'ready') throw notReady()
    return startJob(job, choices)
  })

/** What is done stays. A job that has ended is left as it is. */
export const cancelOwnJob = (context: Context, id: number) =>
  changeOwnJob(context, id, (job) => (isActive(job) ? cancelJob(job) : null))
