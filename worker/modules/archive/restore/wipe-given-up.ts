import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Making } from './restoring.rows.ts'
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
    left: query<Making>(
      sql`SELECT space_id AS space, made FROM restoring WHERE (state = 'gone' AND at < ${hourAgo}) OR at < ${weekAgo}
        LIMIT ${MAX_PER_RUN}`,
    ),
  })
  const context = systemContext(env, at)
  for (const making of left) await wipeSpace(modules, context, { ...making, shard: db.name })
  await context.settled()
}
