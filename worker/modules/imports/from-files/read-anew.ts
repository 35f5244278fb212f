import { sql } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { cancelJob, deleteJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobsWhere } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { importAsked, type WantedImport } from './ask-import.ts'
import { fromFilesJob, fromFilesParams } from './from-files-job.ts'

type Asked = Omit<WantedImport, 'files' | 'from_job'> & { from_job: number }

const notWaiting = problem('import.not_waiting', 409, 'Its files are no longer stored. Send them once more.')

/** Another job for the files of one that waits for its owner. That ends, and leaves them to this one. */
export function readAnew(context: Context, asked: Asked): Promise<Answer<{ job: Job; log: number }>> {
  const { space } = membershipOf(context)
  const own = sql`kind = ${fromFilesJob.kind} AND created_by = ${personOf(context).id} AND id = ${asked.from_job}`
  const load = { ids: reserveIds(space, { job: 1, 'import-log': 1 }), found: jobsWhere(space, own) }
  return execute(spaceStore(context), load, ({ ids, found }) => {
    const before = foundOne(found)
    if (before.state !== 'ready') throw notWaiting()
    const { files } = fromFilesParams.parse(before.params)
    const ended = [cancelJob(before), deleteJob({ ...before, version: before.version + 1 })]
    const end = { ...cancelJob(before), events: ended.flatMap(({ events }) => events) }
    return importAsked(context, idAllocator(ids), { ...asked, files }, () => [end])
  })
}
