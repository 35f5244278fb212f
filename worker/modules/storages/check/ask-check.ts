import { sql } from 'drizzle-orm'
import { notFound, problem } from '#worker/kernel/contract/errors.ts'
import { askJob } from '#worker/kernel/jobs/job.decider.ts'
import { JOB_REACTOR } from '#worker/kernel/jobs/job.reactor.ts'
import { runWithinCall } from '#worker/kernel/jobs/run-within-call.ts'
import type { Store } from '#worker/kernel/log/commit.ts'
import { membershipOf, personOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, execute, outcome, reworded, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { Database } from '#worker/kernel/sql/database.ts'
import { foundOne, query } from '#worker/kernel/sql/query.ts'
import { presentOne, visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { databaseByName } from '#worker/kernel/sql/shards.ts'
import { syncLogResource } from '../sync.resource.ts'
import { CHECK_KIND } from './check-job.ts'

/** As long as somebody waits for the answer. */
const WAIT_MS = 8000

const busy = problem('storage.busy', 409, 'This folder is being looked through already. Try again in a moment.')

interface SyncRow {
  version: number
  path: string
  storage: number
  recursive: boolean
  created_by: number
}

const syncById = (space: number, id: number) =>
  query<SyncRow>(
    sql`SELECT y.version, y.path, y.storage, y.recursive, s.created_by FROM sync y
      JOIN storage s ON s.space_id = y.space_id AND s.id = y.storage AND s.deleted_with IS NULL
      WHERE y.space_id = ${space} AND y.id = ${id} AND y.deleted_with IS NULL`,
    { bool: ['recursive'] },
  )

/** Checks that are at work in the same storage; two equal listings at once would disturb each other. */
const activeChecks = (space: number, id: number) =>
  query<{ job: number; sync: number; log: number | null }>(
    sql`SELECT j.id AS job, j.params ->> 'sync' AS sync, (SELECT l.id FROM sync_log l
        WHERE l.space_id = j.space_id AND l.job = j.id AND l.status = 'RUNNING') AS log
      FROM job j JOIN sync y ON y.space_id = j.space_id AND y.id = ${id}
      WHERE j.space_id = ${space} AND j.kind = ${CHECK_KIND} AND j.deleted_with IS NULL
        AND j.state IN ('preparing', 'ready', 'running')
        AND (j.params ->> 'sync' = ${id} OR (j.params ->> 'storage' = y.storage AND j.params ->> 'folder' = rtrim(y.path, '/')))`,
  )

const jobOf = (
  sync: number,
  { path, storage, recursive, created_by }: SyncRow,
  { job, scheduled }: { job: number; scheduled: boolean },
) =>
  askJob({
    id: job,
    kind: CHECK_KIND,
    name: path,
    created_by,
    params: { sync, storage, folder: path.replace(/\/+$/, ''), deep: recursive, scheduled },
  })

/** The answer is the row of the log: of all that was found, or of how far the check is. */
export async function checkNow(context: Context, id: number): Promise<Answer<Awaited<ReturnType<typeof showLog>>>> {
  const { space, shard } = membershipOf(context)
  const store = createStore(context, context.spaceDatabase(shard), space, [JOB_REACTOR])
  const load = {
    found: syncById(space, id),
    active: activeChecks(space, id),
    ids: reserveIds(space, { job: 1, 'sync-log': 1 }),
  }
  const asked = await execute(store, load, ({ found: [sync], active: [active], ids }) => {
    if (!sync) throw notFound()
    if (active && active.sync !== id) throw busy()
    if (active?.log) return outcome({ appends: [], answer: {}, respond: () => active.log ?? 0 })
    const nextId = idAllocator(ids)
    const log = nextId('sync-log')
    const job = active?.job ?? nextId('job')
    return outcome({
      appends: [
        {
          stream: `sync:${id}`,
          expected: sync.version,
          events: [{ type: 'sync.check_asked', data: { id, log, job } }],
        },
        ...(active ? [] : [jobOf(id, { ...sync, created_by: personOf(context).id }, { job, scheduled: false })]),
      ],
      location: `/api/sync-log/${log}/`,
      answer: {},
      respond: () => log,
    })
  })
  // A repeated key answers the row as it is by now; where it is not known yet, the place where it will be.
  const { storedBody, ...rest } = asked
  if (storedBody === null) return reworded(asked, (log) => showLog(context, log))
  if (storedBody !== undefined) return { ...rest, body: await showLog(context, asked.body) }
  await runWithinCall(
    context,
    { name: JOB_REACTOR, on: ['job.slice_asked'] },
    { database: shard, events: asked.events, milliseconds: WAIT_MS },
  )
  return { ...answer(await showLog(context, asked.body)), events: asked.events }
}

/** As it is by now, whoever wrote it. */
async function showLog(context: Context, id: number) {
  const { space, shard } = membershipOf(context)
  const db = new Database(shard, databaseByName(context.env, shard))
  const { row } = await db.read({ row: visibleRow(syncLogResource, space, id, context) })
  return presentOne(syncLogResource, [foundOne(row)])
}

/** What the schedule asks for. Nothing where a check is at work, or the folder is no longer to be checked. */
export const askDueCheck = (store: Store, id: number): Promise<Answer<null>> =>
  execute(
    store,
    {
      found: syncById(store.space, id),
      active: activeChecks(store.space, id),
      ids: reserveIds(store.space, { job: 1 }),
    },
    ({ found: [sync], active, ids }) =>
      outcome({
        appends:
          sync && active.length === 0 ? [jobOf(id, sync, { job: idAllocator(ids)('job'), scheduled: true })] : [],
        answer: {},
        respond: () => null,
      }),
  )
