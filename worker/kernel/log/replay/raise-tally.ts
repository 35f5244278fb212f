import { getTableName } from 'drizzle-orm'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Row } from '../../sql/query.ts'
import type { Beside } from './beside.ts'
import { modelsOf, type ModelKey } from './model.ts'
import { settled } from './settle.ts'

/**
 * Rows whose number only ever goes up. What was purged may have moved it on, and the log does not say so any more: what a
 * replay comes to is the least that it may be.
 */
export interface Tally {
  table: SQLiteTable
  column: string
}

/** Raises numbers that are lower than the log says, and lowers none. Answers the rows that were. */
export async function raiseTally(beside: Beside, { table, column }: Tally): Promise<Row[]> {
  const { live, scratch, space } = beside
  const [model] = await modelsOf(live, [getTableName(table)])
  if (!model) return []
  const raised: Row[] = []
  let after: ModelKey | null = null
  for (;;) {
    const { rows }: { rows: Row[] } = await scratch.read({ rows: model.page(space, after) })
    const last = rows.at(-1)
    if (!last) return raised
    after = model.keyOf(last)
    const keys = rows.map((row) => model.keyOf(row))
    const found = await settled(beside, async () => {
      const { built } = await scratch.read({ built: model.at(space, keys) })
      const [head, wrong = []] = await live.batch([beside.head.statement, model.raise(built, column, beside.unmoved)])
      return head?.[0]?.['seq'] === beside.seq ? wrong : null
    })
    raised.push(...found)
  }
}
