import type { Store } from '#worker/kernel/log/commit.ts'
import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { forbidden, notFound } from '#worker/kernel/contract/errors.ts'
import { answer, isProblem, type Answer } from '#worker/kernel/log/execute.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { purgeRow } from './purge-row.ts'
import type { trashParams } from './trash.contract.ts'
import { deletableKinds } from './trash-kinds.ts'
import { trashedRows } from './trash.rows.ts'

/** Purges one row for anybody who may change it. */
export async function purgeFromTrash(
  modules: readonly Module[],
  context: Context,
  { kind, id }: z.output<typeof trashParams>,
): Promise<Answer<null>> {
  const kinds = deletableKinds(modules)
  const definition = kinds.find(({ contract }) => contract.name === kind)
  if (!definition) throw notFound()
  const { space, shard } = membershipOf(context)
  const { table, rules } = definition
  const { thrown } = await context.spaceDatabase(shard).read({
    thrown: query<{ mine: number }>(sql`SELECT (SELECT ${rules.editable?.(context) ?? sql`1`} FROM ${table}
      WHERE ${table.space_id} = ${space} AND ${table.id} = ${id}) AS mine
      FROM (${trashedRows(kinds, context, { kind })}) WHERE id = ${id}`),
  })
  const [row] = thrown
  if (!row) throw notFound()
  if (!row.mine) throw forbidden()
  return purgeRow(modules, spaceStore(context), kind, id)
}

/** Clients repeat the call to purge more. */
const MAX_PER_CALL = 50

/** Purges every row that the asker sees in the trash, the oldest first, each in its own commit. */
export async function emptyTrash(modules: readonly Module[], context: Context) {
  const store: Store = { ...spaceStore(context), idempotencyKey: null }
  const thrown = trashedRows(deletableKinds(modules), context, {})
  const { some, count } = await store.db.read({
    some: query<{ kind: string; id: number }>(sql`SELECT kind, id FROM (${thrown}) ORDER BY seq LIMIT ${MAX_PER_CALL}`),
    count: query<{ n: number }>(sql`SELECT count(*) AS n FROM (${thrown})`),
  })
  for (const { kind, id } of some) await purgeRow(modules, store, kind, id).catch(ignoreGone)
  return answer({ purged: some.length, left: (count[0]?.n ?? 0) - some.length })
}

/** Somebody else or the sweep may have purged or restored the row meanwhile. */
function ignoreGone(error: unknown): void {
  if (!isProblem(error) || error.status !== 404) throw error
}
