import { forgetJob } from '#worker/kernel/jobs/job.decider.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { ownJob } from './own-job.ts'

/** Stops it as well; what is done stays. */
export function deleteOwnJob(context: Context, id: number): Promise<Answer<null>> {
  return execute(spaceStore(context), { found: ownJob(context, id) }, ({ found }) =>
    outcome({
      appends: [forgetJob(foundOne(found))],
      requires: [],
      status: 204,
      answer: {},
      respond: () => null,
    }),
  )
}
