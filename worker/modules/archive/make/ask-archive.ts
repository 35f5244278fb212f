import { sql } from 'drizzle-orm'
import { problem } from '#worker/kernel/contract/errors.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { noEventsSince } from '#worker/kernel/log/guard.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { archivesWhere } from '../archive.rows.ts'
import { ARCHIVE_KIND } from './archive-job.ts'

const alreadyAtWork = problem('archive.active', 409, 'An archive is being made already.')
const tooMany = problem('archive.too_many_kept', 409, 'Ten archives made by hand are kept. Delete one first.')

/** They do not count towards the room for files, so there are not many. */
const MAX_BY_HAND = 10

/** Null where the schedule finds one at work already. */
export async function askArchive(
  context: Context,
  { scheduled }: { scheduled: boolean },
): Promise<Answer<JobRow | null>> {
  const store = spaceStore(context)
  const { space } = membershipOf(context)
  const { own } = await context.directory.read({
    own: query<{ name: string }>(sql`SELECT name FROM space WHERE space_id = ${space}`),
  })
  const load = { ids: reserveIds(space, { job: 1 }), known: archivesWhere(space, sql`true`) }
  return execute(store, load, ({ ids, known }) => {
    const isBusy = known.some(({ state }) => state === 'preparing' || state === 'running')
    if (isBusy && scheduled) return outcome({ appends: [], answer: {}, respond: (): JobRow | null => null })
    if (isBusy) throw alreadyAtWork()
    const byHand = known.filter(({ state, params }) => state === 'done' && params['scheduled'] !== true)
    if (!scheduled && byHand.length >= MAX_BY_HAND) throw tooMany()
    const id = idAllocator(ids)('job')
    return outcome({
      appends: [
        askJob({
          id,
          kind: ARCHIVE_KIND,
          name: `${own[0]?.name ?? ''} ${context.at.slice(0, 10)}`,
          created_by: personOf(context).id,
          params: { scheduled },
        }),
      ],
      requires: scheduled ? [noEventsSince] : [],
      status: 202,
      location: `/api/archive/${id}/`,
      answer: { job: jobById(space, id) },
      respond: ({ job }): JobRow | null => foundOne(job),
    })
  })
}
