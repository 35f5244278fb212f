import { sql } from 'drizzle-orm'
import type { Append } from '#worker/kernel/log/commit.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { ownJob } from '#worker/modules/jobs/own-job.ts'
import { wishAgain } from '#worker/modules/recipes/image/wish-again.ts'
import { failedPictures } from './job-pictures.read.ts'

/** Of one call; who has more asks again. */
const MOST = sql`LIMIT 500`

/** Asks anew for the pictures of a job that did not come, but for those that a file held: these are as they are. */
export function askPictures(context: Context, id: number): Promise<Answer<{ asked: number }>> {
  const load = { job: ownJob(context, id), failed: failedPictures(context, id, MOST) }
  return execute(spaceStore(context), load, ({ job, failed }) => {
    foundOne(job)
    const appends = failed.flatMap(({ id: recipe, version, image_failure }): Append[] => {
      const events = wishAgain(recipe, image_failure)
      return events.length > 0 ? [{ stream: `recipe:${recipe}`, expected: version, events }] : []
    })
    return outcome({
      appends,
      requires: [],
      status: 202,
      answer: {},
      respond: () => ({ asked: appends.length }),
    })
  })
}
