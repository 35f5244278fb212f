import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import { redactLog } from '#worker/kernel/log/erase/redact-log.ts'
import { deleteSpaceRows } from '#worker/kernel/log/erase/delete-space-rows.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { commit } from '#worker/kernel/log/commit.ts'
import { spaceDeletedMail } from '#worker/modules/spaces/deletion/deletion-mail.ts'
import { erasureSpaceStore } from './delete-permanently.ts'
import { sendDeletedMail } from './send-deleted-mail.ts'

export interface UnfinishedErasure {
  space: number
  shard: string
  name: string
  created_by: number
}

/** Repeatable until the budget is spent. The log goes first, as a replay would rebuild rows from it. */
export async function finishErasure(
  modules: readonly Module[],
  { env, at, effort }: { env: Env; at: string; effort: WorkBudget },
  { space, shard, name, created_by }: UnfinishedErasure,
): Promise<void> {
  const context = systemContext(env, at)
  const db = context.spaceDatabase(shard)
  const texts = modules.flatMap((one) => one.textIndexes ?? [])
  if (!(await redactLog(db, space, effort))) return
  if (!(await deleteSpaceRows(db, space, texts, effort))) return
  if (!(await deleteSpaceFiles(env, space, effort))) return
  const store = erasureSpaceStore(context, { space, shard })
  const { told } = await db.read({
    told: query(sql`SELECT 1 FROM event WHERE space_id = ${space} AND type = 'space.emptied'`),
  })
  if (!told[0]) {
    const emptied = { type: 'space.emptied', data: {} }
    const append = { stream: `space:${space}`, expected: 'any' as const, events: [emptied] }
    await commit(store, [append], {}, { status: 200, location: null })
  }
  // Somebody whose account goes too gets only the mail about that.
  const maker = sql`u.id = ${created_by} AND u.erase_at IS NULL`
  await sendDeletedMail(env, context.directory, maker, (reader) => spaceDeletedMail({ ...reader, space: name }))
  await context.directory.batch([sql`DELETE FROM erasure WHERE space_id = ${space}`])
  await context.settled()
}

/** R2 lists and deletes at most this many at once. */
const OBJECTS_PER_STEP = 1000

/** Deletes all stored files, also those that no row refers to. Returns whether none is left. */
export async function deleteSpaceFiles(
  { FILES }: Pick<Env, 'FILES'>,
  space: number,
  effort: WorkBudget,
): Promise<boolean> {
  while (effort.trySpend()) {
    const { objects } = await FILES.list({ prefix: `${space}/`, limit: OBJECTS_PER_STEP })
    if (objects.length === 0) return true
    await FILES.delete(objects.map(({ key }) => key))
  }
  return false
}
