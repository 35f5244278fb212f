import { getTableName, sql } from 'drizzle-orm'
import type { Recorded } from '../contract/events.ts'
import { BulkWrite } from '../sql/bulk-write.ts'
import type { ReadTable } from '../sql/read-table.ts'

type RowEvent = Pick<Recorded, 'space' | 'stream' | 'version' | 'at'>

/**
 * Soft-deletes a row and, in a tree, all that is still there below it; restoring the row restores them. `keys` is
 * null, as a deletion frees a name for other rows, so the write must not be reordered. The rows are materialized
 * because SQLite would scan them again for each row of the table.
 */
export function softDeleteRow(table: ReadTable, { space, stream, version, at }: RowEvent, id: number): BulkWrite {
  const isTree = 'parent' in table
  return new BulkWrite({
    name: `take down ${getTableName(table)} ${space}`,
    table: getTableName(table),
    rows: [[id, stream, version, at]],
    keys: null,
    // A node that is deleted itself belongs to its own stream, even if an ancestor is deleted too.
    write: (rows) => sql`UPDATE ${table} SET deleted_with = d.stream, updated_at = d.at,
        version = iif(${table.id} = d.root, d.version, ${table.version})
      FROM (${
        isTree
          ? sql`WITH RECURSIVE down (root, stream, version, at, id) AS (
              SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 0 FROM ${rows}
              UNION SELECT down.root, down.stream, down.version, down.at, c.id FROM down JOIN ${table} c
                ON c.space_id = ${space} AND c.parent = down.id AND c.deleted_with IS NULL
            ) SELECT root, stream, version, at, id, max(root = id) FROM down GROUP BY id`
          : sql`WITH gone AS MATERIALIZED (SELECT value ->> 0 AS root, value ->> 1 AS stream, value ->> 2 AS version,
              value ->> 3 AS at, value ->> 0 AS id FROM ${rows}) SELECT * FROM gone`
      }) d WHERE ${table.space_id} = ${space} AND ${table.id} = d.id`,
  })
}

export const restoreRow = (table: ReadTable, { space, stream, version, at }: RowEvent, id: number): BulkWrite =>
  new BulkWrite({
    name: `bring back ${getTableName(table)} ${space}`,
    table: getTableName(table),
    rows: [[id, stream, version, at]],
    keys: null,
    write: (rows) => sql`UPDATE ${table} SET deleted_with = NULL, updated_at = r.at,
        version = iif(r.id = r.root, r.version, ${table.version})
      FROM (WITH back AS MATERIALIZED (
        SELECT value ->> 0 AS root, value ->> 2 AS version, value ->> 3 AS at, gone.id FROM ${rows} CROSS JOIN ${table} gone
          ON gone.space_id = ${space} AND gone.deleted_with = value ->> 1) SELECT * FROM back) r
      WHERE ${table.space_id} = ${space} AND ${table.id} = r.id`,
  })
