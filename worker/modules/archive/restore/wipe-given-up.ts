import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { failJob, isActive } from '#worker/kernel/jobs/job.decider.ts'
import { jobById } from '#worker/kernel/jobs/job.rows.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { RestoringRow } from './restoring.rows.ts'
import { wipeSpace } from './wipe-space.ts'

const MAX_PER_RUN = 20
const DAY = 86_400_000

/**
 * Deletes what is left of spaces that were given up while they were made; also of one that no slice has worked on for a
 * week, as nobody comes back to it.
 */
export async function wipeGivenUp(modules: readonly Module[], env: Env, db: Database, at: string): Promise<void> {
  const weekAgo = new Date(Date.parse(at) - 7 * DAY).toISOString()
  const hourAgo = new Date(Date.parse(at) - DAY / 24).toISOString()
  const { left } = await db.read({
    left: query<Pick<RestoringRow, 'space' | 'made' | 'job'>>(
      sql`SELECT space_id AS space, made, job FROM restoring WHERE (state = 'gone' AND at < ${hourAgo}) OR at < ${weekAgo}
        LIMIT ${MAX_PER_RUN}`,
    ),
  })
  const context = systemContext(env, at)
  for (const { job, ...making } of left) {
    try {
      await endJob(context, making.space, job)
      await wipeSpace(modules, context, { ...making, shard: db.name })
    } catch (error) {
      console.error(`space ${making.made} could not be wiped; the next run tries again`, error)
    }
  }
  await context.settled()
}

/** Whoever comes back is told, and the archive that was sent goes with the job. */
async function endJob(context: Context, space: number, id: number): Promise<void> {
  const { places } = await context.directory.read({
    places: query<{ shard: string }>(sql`SELECT shard FROM space WHERE space_id = ${space}`),
  })
  const [place] = places
  if (!place) return
  const store = createStore(context, context.spaceDatabase(place.shard), space)
  await execute(store, { found: jobById(space, id) }, ({ found }) =>
    outcome({
      appends: found
        .filter(isActive)
        .map((job) => failJob(job, { code: 'archive.left_alone', msg: 'Nobody went on with it for a week.' })),
      requires: [],
      answer: {},
      respond: () => null,
    }),
  )
}
