import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '#worker/kernel/sql/database.ts'
import { query } from '#worker/kernel/sql/query.ts'
import type { ItemOf } from './archive-items.ts'
import type { RowSource } from './row-sources.ts'

const ROWS_PER_PART = 500
const SOURCES_PER_READ = 20

/** Stretches of ids of each kind, so that no part is larger than a worker can hold. */
export async function findRowParts(
  db: Database,
  space: number,
  sources: readonly RowSource[],
  only: SQL = sql`true`,
): Promise<ItemOf<'rows'>[]> {
  const parts: ItemOf<'rows'>[] = []
  for (let i = 0; i < sources.length; i += SOURCES_PER_READ) {
    const some = sources.slice(i, i + SOURCES_PER_READ)
    const found = await db.read(
      Object.fromEntries(
        some.map(({ name, table }) => [
          name,
          query<{ after: number; to: number }>(sql`SELECT min(id) - 1 AS "after", max(id) AS "to" FROM (
              SELECT id, CAST((row_number() OVER (ORDER BY id) - 1) / ${ROWS_PER_PART} AS INTEGER) AS shelf FROM ${table}
              WHERE space_id = ${space} AND deleted_with IS NULL AND ${only})
            GROUP BY shelf ORDER BY 1`),
        ]),
      ),
    )
    for (const { name } of some)
      parts.push(
        ...(found[name] ?? []).map(({ after, to }, n) => ({ kind: 'rows' as const, name, after, to, number: n + 1 })),
      )
  }
  return parts
}
