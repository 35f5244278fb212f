import { directoryStore, storeOn } from '../../kernel/log/storage.ts'
import type { Context } from '../../kernel/log/context.ts'
import { execute, outcome } from '../../kernel/log/execute.ts'
import type { Store } from '../../kernel/log/store.ts'
import { query } from '../../kernel/sql/query.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { sql } from 'drizzle-orm'
import { purge } from '../trash/purge.ts'

/** There is nobody who asks. */
const actor = { user: null, system: 'erasure' }

export const erasingInDirectory = (context: Context, space?: number): Store => ({
  ...directoryStore(context, space),
  actor,
})

export const erasingInSpace = (context: Context, { space, shard }: { space: number; shard: string }): Store => ({
  ...storeOn(context, context.spaceDatabase(shard), space),
  actor,
})

/** Does away for good with a row, by way of the trash where it does not lie there yet. */
export async function doAway(
  modules: readonly Module[],
  store: Store,
  { kind, id, isThrown }: { kind: string; id: number; isThrown: boolean },
): Promise<void> {
  if (!isThrown) await throwAway(store, kind, id)
  await purge(modules, store, kind, id)
}

const throwAway = (store: Store, kind: string, id: number) => {
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
