import { sql } from 'drizzle-orm'
import { contextForUser } from '#worker/auth/context-for-user.ts'
import { forgetJob } from '#worker/kernel/jobs/job.decider.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { archivesWhere } from '../archive.rows.ts'
import { askArchive } from '../make/ask-archive.ts'
import { keptArchives } from './kept-archives.ts'

const MAX_PER_RUN = 20
const DAY = 86_400_000
const before = (at: string, days: number) => new Date(Date.parse(at) - days * DAY).toISOString()

/** Asks for the archives that a schedule wants, on behalf of the owner, and deletes those that the rule keeps no longer. */
export async function archiveDue(env: Env, db: Database, directory: Database, at: string): Promise<void> {
  const { due } = await db.read({
    due: query<{ space: number }>(sql`SELECT space_id AS space FROM archive_schedule WHERE every <> 'off'
      AND (asked_at IS NULL OR asked_at < CASE every WHEN 'daily' THEN ${before(at, 1)} ELSE ${before(at, 7)} END)
      ORDER BY asked_at LIMIT ${MAX_PER_RUN}`),
  })
  for (const { space } of due) {
    const { owners } = await directory.read({
      owners: query<{ user: number }>(
        sql`SELECT created_by AS user FROM space WHERE space_id = ${space} AND erase_at IS NULL AND deleted_with IS NULL`,
      ),
    })
    const [owner] = owners
    const context = owner ? await contextForUser(env, at, { user: owner.user, space }) : null
    if (!context) continue
    try {
      await askArchive(context, { scheduled: true })
      await deleteUnkept(context)
      await context.settled()
    } catch (error) {
      console.error(`space ${space} could not be archived; the next run tries again`, error)
    }
  }
}

/** What somebody asked for by hand stays until they delete it. */
async function deleteUnkept(context: Context): Promise<void> {
  const store = spaceStore(context)
  await execute(store, { known: archivesWhere(store.space, sql`params ->> 'scheduled' = 1`) }, ({ known }) => {
    const done = known.filter(({ state }) => state === 'done')
    const kept = keptArchives(done)
    return outcome({
      appends: known
        .filter(({ id, state }) => (state === 'done' && !kept.has(id)) || state === 'failed' || state === 'cancelled')
        .map(forgetJob),
      requires: [],
      answer: {},
      respond: () => null,
    })
  })
}
