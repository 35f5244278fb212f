import { sql } from 'drizzle-orm'
import { systemContext } from '../../auth/system-context.ts'
import type { WorkBudget } from '../../kernel/log/erase/work-budget.ts'
import { redactLog } from '../../kernel/log/erase/redact-log.ts'
import { deleteSpaceRows } from '../../kernel/log/erase/delete-space-rows.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { query } from '../../kernel/sql/query.ts'
import { commit } from '../../kernel/log/commit.ts'
import { spaceDeletedMail } from '../spaces/deletion/deletion-mail.ts'
import { erasureSpaceStore } from './delete-permanently.ts'
import { sendDeletedMail } from './send-deleted-mail.ts'

/** A space that the directory knows no more. */
export interface UnfinishedErasure {
  space: number
  shard: string
  name: string
  created_by: number
}

/**
 * Goes on with what is left of a space, as far as the effort reaches. Every step may be done twice, so that a run which stops
 * anywhere is taken up by the next. The log comes first: a replay would build again what it still tells of.
 */
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
  // Whose account goes too is told of that alone.
  const maker = sql`u.id = ${created_by} AND u.erase_at IS NULL`
  await sendDeletedMail(env, context.directory, maker, (reader) => spaceDeletedMail({ ...reader, space: name }))
  await context.directory.batch([sql`DELETE FROM erasure WHERE space_id = ${space}`])
  await context.settled()
}

/** As many as the store lists, and takes away, at once. */
const OBJECTS_PER_STEP = 1000

/** Takes away all stored files of a space, named by a row or not. Answers whether none is left. */
async function deleteSpaceFiles({ FILES }: Pick<Env, 'FILES'>, space: number, effort: WorkBudget): Promise<boolean> {
  while (effort.trySpend()) {
    const { objects } = await FILES.list({ prefix: `${space}/`, limit: OBJECTS_PER_STEP })
    if (objects.length === 0) return true
    await FILES.delete(objects.map(({ key }) => key))
  }
  return false
}
