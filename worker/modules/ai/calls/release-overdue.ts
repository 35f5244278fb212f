import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { releaseCall } from './call.decider.ts'

const MAX_PER_RUN = 100

/** Gives back what was reserved for questions of which nothing was heard in time, as after a kill. */
export async function releaseOverdue(env: Env, db: Database, at: string): Promise<void> {
  const { overdue } = await db.read({
    overdue: query<{ space: number; id: number }>(
      sql`SELECT space_id AS space, id FROM ai_log WHERE state = 'asked' AND until <= ${at} LIMIT ${MAX_PER_RUN}`,
    ),
  })
  for (const { space, id } of overdue) {
    const context = systemContext(env, at)
    const open = query<{ version: number }>(
      sql`SELECT version FROM ai_log WHERE space_id = ${space} AND id = ${id} AND state = 'asked'`,
    )
    await execute(createStore(context, db, space), { open }, ({ open: [call] }) =>
      outcome({
        appends: call ? [releaseCall({ id, version: call.version })] : [],
        requires: [],
        answer: {},
        respond: () => null,
      }),
    )
    await context.settled()
  }
}
