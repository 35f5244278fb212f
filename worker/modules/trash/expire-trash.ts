import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { createStore } from '#worker/kernel/log/space-store.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { settingsOf } from '#worker/modules/settings/space-settings.contract.ts'
import { purgeRow } from './purge-row.ts'
import { deletableKinds, nameLiteral } from './trash-kinds.ts'
import { lastDeletions, unionInGroups } from './trash.rows.ts'

const DAY = 86_400_000
/** Rows that expired longer ago are not looked for, which bounds the cost of a run. */
const MAX_DAYS_LATE = 30
const MAX_PER_RUN = 50

interface Expired {
  space: number
  kind: string
  id: number
}

/** Purges what lies in the trash longer than its space keeps it. Answers the number of rows. */
export async function expireTrash(modules: readonly Module[], env: Env, db: Database, at: string): Promise<number> {
  const directory = systemContext(env, at).directory
  const { spaces } = await directory.read({
    spaces: query<{ id: number; settings: object }>(
      sql`SELECT space_id AS id, settings FROM space WHERE shard = ${db.name} AND deleted_with IS NULL`,
      { json: ['settings'] },
    ),
  })
  const byDays = Map.groupBy(spaces, ({ settings }) => settingsOf(settings).trash_days)
  let gone = 0
  for (const [days, some] of byDays) {
    const ids = some.map(({ id }) => id)
    const { expired } = await db.read({ expired: expiredIn(modules, ids, { at, days, most: MAX_PER_RUN - gone }) })
    for (const { space, kind, id } of expired) {
      const context = systemContext(env, at)
      // A failed row waits for the next run, and does not stop the others.
      await purgeRow(modules, createStore(context, db, space), kind, id).catch((error: unknown) =>
        console.warn(`${kind}:${id} of space ${space} was not purged`, error),
      )
      await context.settled()
    }
    gone += expired.length
    if (gone >= MAX_PER_RUN) break
  }
  return gone
}

function expiredIn(
  modules: readonly Module[],
  spaces: readonly number[],
  { at, days, most }: { at: string; days: number; most: number },
) {
  const before = (past: number) => new Date(Date.parse(at) - past * DAY).toISOString()
  const rows = deletableKinds(modules).map(
    // The plus makes the planner search by the time of the deletion instead of by space.
    (
      definition,
    ) => sql`SELECT e.space_id AS space, ${nameLiteral(definition.contract.name)} AS kind, ${definition.table.id} AS id
      ${lastDeletions(definition)} AND e.at < ${before(days)} AND e.at > ${before(days + MAX_DAYS_LATE)} AND ${inValues(sql`+e.space_id`, spaces)}`,
  )
  return query<Expired>(sql`SELECT space, kind, id FROM (${unionInGroups(rows)}) LIMIT ${most}`)
}
