import { sql } from 'drizzle-orm'
import { systemContext } from '#worker/auth/system-context.ts'
import { WorkBudget } from '#worker/kernel/log/erase/work-budget.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { eraseAccount } from './erase-account.ts'
import { beginErasure } from './begin-erasure.ts'
import { finishErasure, type UnfinishedErasure } from './finish-erasure.ts'

/** Limits of one run, which must end within the time of a cron trigger. */
const MAX_STEPS = 400
const MAX_SPACES_BEGUN = 20

/** A large space takes several runs. An error is reported and retried in the next run; it does not stop the others. */
export async function eraseDue(modules: readonly Module[], env: Env, at: string, maxSteps = MAX_STEPS): Promise<void> {
  const { directory } = systemContext(env, at)
  const effort = new WorkBudget(maxSteps)
  const { spaces } = await directory.read({
    spaces: query<{ id: number }>(sql`SELECT space_id AS id FROM space
      WHERE erase_at <= ${at} AND deleted_with IS NULL ORDER BY erase_at LIMIT ${MAX_SPACES_BEGUN}`),
  })
  for (const { id } of spaces) await tryErase(`space ${id}`, () => beginErasure(env, at, id))
  const { people } = await directory.read({
    people: query<{ id: number }>(
      sql`SELECT id FROM user WHERE erase_at <= ${at} ORDER BY erase_at LIMIT ${MAX_SPACES_BEGUN}`,
    ),
  })
  for (const { id } of people) await tryErase(`account ${id}`, () => eraseAccount(modules, { env, at, effort }, id))
  const { unfinished } = await directory.read({
    unfinished: query<UnfinishedErasure>(
      sql`SELECT space_id AS space, shard, name, created_by FROM erasure ORDER BY at LIMIT 100`,
    ),
  })
  for (const one of unfinished) {
    await tryErase(`space ${one.space}`, () => finishErasure(modules, { env, at, effort }, one))
  }
}

const tryErase = (what: string, work: () => Promise<void>): Promise<void> =>
  work().catch((error: unknown) => console.error(`could not erase ${what}; the next run tries again`, error))
