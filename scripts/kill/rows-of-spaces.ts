import type { DatabaseSync } from 'node:sqlite'
import { tablesIn } from './database-files.ts'

/** How many rows each table has, by spaces. */
export type RowsBySpace = Map<number, Map<string, number>>

export function addRowsOfSpaces(known: RowsBySpace, database: DatabaseSync): void {
  for (const table of tablesIn(database)) {
    const [column] = database.prepare(`SELECT 1 FROM pragma_table_info('${table}') WHERE name = 'space_id'`).all()
    if (!column) continue
    for (const { space_id, n } of database.prepare(`SELECT space_id, count(*) AS n FROM "${table}" GROUP BY 1`).all()) {
      const rows = known.get(Number(space_id)) ?? new Map<string, number>()
      known.set(Number(space_id), rows.set(table, (rows.get(table) ?? 0) + Number(n)))
    }
  }
}
