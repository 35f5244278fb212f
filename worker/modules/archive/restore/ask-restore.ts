import { uuid } from '#worker/clock.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { completeUploads, forgetUploads } from '#worker/modules/imports/upload/take-uploads.ts'
import type { Job } from '#worker/modules/jobs/job.contract.ts'
import { showJob } from '#worker/modules/jobs/show-job.ts'
import { RESTORE_KIND } from './restore-job.ts'

export async function askRestore(context: Context, upload: number): Promise<Answer<Job>> {
  const store = spaceStore(context)
  let kept: ReturnType<typeof completeUploads> | undefined
  const answer = await execute(store, { ids: reserveIds(store.space, { job: 1 }) }, async ({ ids }) => {
    const id = idAllocator(ids)('job')
    const [file] = await (kept ??= completeUploads(context, [upload]))
    const stored = foundOne(file ? [file] : [])
    return outcome({
      appends: [
        askJob({
          id,
          kind: RESTORE_KIND,
          name: stored.name,
          created_by: personOf(context).id,
          params: { ...stored, salt: uuid() },
        }),
      ],
      requires: [],
      status: 202,
      location: `/api/job/${id}/`,
      answer: { job: jobById(store.space, id) },
      respond: ({ job }) => showJob(foundOne(job)),
    })
  })
  await forgetUploads(context, [upload])
  return answer
}
