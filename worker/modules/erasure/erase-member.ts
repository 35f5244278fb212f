import { sql } from 'drizzle-orm'
import type { Context } from '#worker/kernel/log/context.ts'
import { redactActor } from '#worker/kernel/log/erase/redact-actor.ts'
import type { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Store } from '#worker/kernel/log/commit.ts'
import { settingsOf, spaceImages } from '#worker/modules/settings/space-settings.contract.ts'
import { eraseJobs } from './erase-jobs.ts'
import { erasePersonalFiles } from './erase-personal-files.ts'
import { eraseSecrets } from './erase-secrets.ts'
import { eraseUnseenRows, type OtherMember } from './erase-unseen-rows.ts'
import { deletePermanently, erasureSpaceStore } from './delete-permanently.ts'

export interface JoinedSpace {
  space: number
  shard: string
  settings: Record<string, unknown>
}

interface ErasureRun {
  modules: readonly Module[]
  context: Context
  effort: WorkBudget
}

/** Keeps what others may see, as a former member's. Returns whether it is done; can be repeated. */
export async function eraseMember(
  { modules, context, effort }: ErasureRun,
  { space, shard, settings }: JoinedSpace,
  user: number,
): Promise<boolean> {
  const db = context.spaceDatabase(shard)
  const store = erasureSpaceStore(context, { space, shard })
  const others = await otherMembers(context, space, user)
  if (!(await eraseUnseenRows(modules, { context, space, shard, user, others }, effort))) return false
  if (!effort.trySpend()) return false
  await erasePicture(modules, store, { user, shown: spaceImages.flatMap((name) => settingsOf(settings)[name] ?? []) })
  await eraseSecrets(modules, store, user)
  if (!(await eraseJobs(modules, store, { env: context.env, at: context.at, user }, effort))) return false
  if (!(await erasePersonalFiles(modules, context.env, { space, user }, effort))) return false
  if (!(await redactActor(db, { user, space }, effort))) return false
  await eraseName(store, user)
  return true
}

async function otherMembers({ directory }: Context, space: number, user: number): Promise<OtherMember[]> {
  const { others } = await directory.read({
    others: query<OtherMember>(sql`SELECT user_id AS user, role FROM membership
      WHERE space_id = ${space} AND user_id <> ${user} AND deleted_with IS NULL ORDER BY id`),
  })
  return others
}

async function erasePicture(
  modules: readonly Module[],
  store: Store,
  { user, shown }: { user: number; shown: readonly number[] },
): Promise<void> {
  const { space, db } = store
  const { pictures } = await db.read({
    pictures: query<{ id: number }>(
      sql`SELECT f.id FROM member m JOIN user_file f ON f.space_id = m.space_id AND f.id = m.image
        WHERE m.space_id = ${space} AND m.user_id = ${user} AND f.created_by = ${user} AND f.deleted_with IS NULL
          AND NOT EXISTS (SELECT 1 FROM step s WHERE s.space_id = f.space_id AND s.file = f.id)
          AND NOT EXISTS (SELECT 1 FROM member o WHERE o.space_id = f.space_id AND o.image = f.id AND o.user_id <> ${user})`,
    ),
  })
  for (const { id } of pictures.filter((one) => !shown.includes(one.id))) {
    await deletePermanently(modules, store, { kind: 'user-file', id, isThrown: false })
  }
}

const eraseName = (store: Store, user: number) => {
  const load = {
    known: query<{ household: number | null; alone: number; forgotten: number }>(
      sql`SELECT m.household, m.seq = ${Number.MAX_SAFE_INTEGER} AS forgotten, NOT EXISTS (SELECT 1 FROM member o
          WHERE o.space_id = m.space_id AND o.household = m.household AND o.user_id <> m.user_id AND NOT o.gone) AS alone
        FROM member m WHERE m.space_id = ${store.space} AND m.user_id = ${user}`,
    ),
  }
  return execute(store, load, ({ known: [member] }) => {
    const data = { user, household: member?.household ?? null, alone: member?.alone !== 0 }
    const events = member?.forgotten === 0 ? [{ type: 'member.forgotten', data }] : []
    return outcome({
      appends: [{ stream: `member:${user}`, expected: 'any', events }],
      answer: {},
      respond: () => null,
    })
  })
}
