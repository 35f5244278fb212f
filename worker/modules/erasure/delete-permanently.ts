import { directoryStore, createStore } from '#worker/kernel/log/space-store.ts'
import type { Context } from '#worker/kernel/log/context.ts'
import { execute, outcome } from '#worker/kernel/log/execute.ts'
import type { Store } from '#worker/kernel/log/commit.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { sql } from 'drizzle-orm'
import { purgeRow } from '#worker/modules/trash/purge-row.ts'

const actor = { user: null, system: 'erasure' }

export const erasureDirectoryStore = (context: Context, space?: number): Store => ({
  ...directoryStore(context, space),
  actor,
})

export const erasureSpaceStore = (context: Context, { space, shard }: { space: number; shard: string }): Store => ({
  ...createStore(context, context.spaceDatabase(shard), space),
  actor,
})

/** Deletes and purges a row, also one that is not in the trash yet. */
export async function deletePermanently(
  modules: readonly Module[],
  store: Store,
  { kind, id, isThrown }: { kind: string; id: number; isThrown: boolean },
): Promise<void> {
  if (!isThrown) await moveToTrash(store, kind, id)
  await purgeRow(modules, store, kind, id)
}

const moveToTrash = (store: Store, kind: string, id: number) => {
  const stream = `${kind}:${id}`
  const load = {
    end: query<{ version: number }>(
      sql`SELECT max(version) AS version FROM event WHERE space_id = ${store.space} AND stream = ${stream}`,
    ),
  }
  return execute(store, load, ({ end }) =>
    outcome({
      appends: [{ stream, expected: end[0]?.version ?? 0, events: [{ type: `${kind}.deleted`, data: { id } }] }],
      requires: [],
      answer: {},
      respond: () => null,
    }),
  )
}
