import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { askJob, forgetJob } from '#worker/kernel/jobs/job.decider.ts'
import { jobById, jobsWhere, type JobRow } from '#worker/kernel/jobs/job.rows.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { foundOne } from '#worker/kernel/sql/query.ts'
import { archiveLink } from '../stored/archive-link.ts'
import { OWN_DATA_KIND } from './own-data-job.ts'
import type { ownData } from './own-data.contract.ts'

type OwnData = z.output<typeof ownData>

export const ownDataWhere = (space: number, condition = sql`true`) =>
  jobsWhere(space, sql`kind = ${OWN_DATA_KIND} AND ${condition}`, sql`ORDER BY id DESC`)

const mine = (context: Context) => ownDataWhere(membershipOf(context).space, sql`created_by = ${personOf(context).id}`)

export async function listOwnData(context: Context): Promise<OwnData[]> {
  const { space, shard } = membershipOf(context)
  const { found } = await context.spaceDatabase(shard).read({ found: mine(context) })
  return Promise.all(found.map((job) => showOwnData(context, space, job)))
}

/** The one before goes: what a person asks for is how things are now. */
export async function askOwnData(context: Context): Promise<Answer<OwnData>> {
  const store = spaceStore(context)
  const { space } = store
  const load = { ids: reserveIds(space, { job: 1 }), before: mine(context) }
  const asked = await execute(store, load, ({ ids, before }) => {
    const id = idAllocator(ids)('job')
    const { id: person, username } = personOf(context)
    const job = { id, kind: OWN_DATA_KIND, name: username, created_by: person, params: {} }
    return outcome({
      appends: [...before.map(forgetJob), askJob(job)],
      requires: [],
      status: 202,
      location: '/api/own-data/',
      answer: { job: jobById(space, id) },
      respond: ({ job: found }) => foundOne(found),
    })
  })
  return reworded(asked, (job) => showOwnData(context, space, job))
}

async function showOwnData(context: Context, space: number, job: JobRow): Promise<OwnData> {
  const { id, state, created_at, details, code, msg } = job
  const count = (name: string) => (typeof details[name] === 'number' ? details[name] : null)
  return {
    id,
    state,
    created_at,
    bytes: count('bytes'),
    rows: count('rows'),
    files: count('files'),
    download: state === 'done' ? await archiveLink(context, `/api/own-data/${id}/download/`, space) : null,
    code,
    msg,
  }
}
