import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Row } from '../../sql/query.ts'
import type { SpaceReplay } from './space-replay.ts'
import { loadReadModels, type ModelKey } from './read-model.ts'
import { retryUntilStable } from './retry-until-stable.ts'

/** Numbers that only go up. A replay yields a lower bound, as purged events may have raised them. */
export interface MonotonicCounter {
  table: SQLiteTable
  column: string
}

/** Raises numbers below the replayed ones and lowers none. Returns the rows it raised. */
export async function raiseCounter(replay: SpaceReplay, { table, column }: MonotonicCounter): Promise<Row[]> {
  const { live, scratch, space } = replay
  const [model] = await loadReadModels(live, [getTableName(table)])
  if (!model) return []
  const raised: Row[] = []
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await scratch.read({ rows: model.page(space, after) })
    const last = rows.at(-1)
    if (!last) return raised
    after = model.keyOf(last)
    const keys = rows.map((row) => model.keyOf(row))
    const found = await retryUntilStable(replay, async () => {
      const { built } = await scratch.read({ built: model.rowsByKey(space, keys) })
      const [head, wrong = []] = await live.batch([
        replay.headQuery.statement,
        model.upsertIfGreater(built, column, replay.noNewEvents),
      ])
      return head?.[0]?.['seq'] === replay.seq ? wrong : null
    })
    raised.push(...found)
  }
}
