import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { deleteSpaceRows } from '#worker/kernel/log/erase/delete-space-rows.ts'
import { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { deleteSpaceFiles } from '#worker/modules/erasure/finish-erasure.ts'
import { isMaking, type Making, restoringRow } from './restoring.rows.ts'

const EVENTS_PER_STEP = 1000
const MAX_STEPS = 2000

/**
 * Deletes a space that was given up while it was made: nobody ever saw it, so its log goes, too. Leaves a space alone
 * that has its owner. May be repeated, and is by the sweep where it was cut off.
 */
export async function wipeSpace(
  modules: readonly Module[],
  context: Context,
  making: Making & { shard: string },
): Promise<void> {
  const { made, shard } = making
  const db = context.spaceDatabase(shard)
  const forget = sql`DELETE FROM restoring WHERE ${isMaking(making)}`
  const { owned } = await context.directory.read({ owned: query(sql`SELECT 1 FROM space WHERE space_id = ${made}`) })
  if (owned[0]) {
    await db.batch([forget])
    return
  }
  const { found } = await db.read({ found: restoringRow(making) })
  const [row] = found
  if (!row) return
  // From here on no slice writes into it.
  if (row.state !== 'gone')
    await db.batch([sql`UPDATE restoring SET state = 'gone', at = ${context.at} WHERE ${isMaking(making)}`])
  await deleteLog(db, made)
  const budget = new WorkBudget(MAX_STEPS)
  const texts = modules.flatMap((one) => one.textIndexes ?? [])
  const isEmpty = await deleteSpaceRows(db, made, texts, budget)
  const hasNoFiles = await deleteSpaceFiles(context.env, made, budget)
  // A slice that was at work meanwhile may have stored a file since: the sweep comes again for it.
  if (isEmpty && hasNoFiles && row.state === 'gone' && isLongAgo(row.at, context.at)) await db.batch([forget])
}

const HOUR = 3_600_000
const isLongAgo = (then: string, at: string) => Date.parse(at) - Date.parse(then) > HOUR

async function deleteLog(db: Database, space: number): Promise<void> {
  const some = sql`SELECT seq FROM event WHERE space_id = ${space} ORDER BY seq LIMIT ${EVENTS_PER_STEP}`
  for (;;) {
    const [, deleted = []] = await db.batch([
      sql`DELETE FROM receipt WHERE seq IN (${some})`,
      sql`DELETE FROM event WHERE space_id = ${space} AND seq IN (${some}) RETURNING seq`,
    ])
    if (deleted.length === 0) return
  }
}
