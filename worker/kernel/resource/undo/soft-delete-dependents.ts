import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../contract/events.ts'
import { BulkWrite } from '../../sql/bulk-write.ts'
import type { ReadTable } from '../../sql/read-table.ts'

interface DependentOptions {
  /** Joins that find rows `t` depending on a row `r.value ->> 0`; each entry is one way to depend. */
  joins: readonly SQL[]
  /** Whether going along changes the row's version, for clients that follow the table. */
  bumpsVersion?: boolean
}

type RowEvent = Pick<Recorded, 'space' | 'stream' | 'at'>

/** One statement for all deletions of a commit; a row that depends on two of them goes with the first. */
export const softDeleteDependents = (
  table: ReadTable,
  { space, stream, at }: RowEvent,
  id: number,
  { joins, bumpsVersion = false }: DependentOptions,
) =>
  new BulkWrite({
    name: `take along ${getTableName(table)} ${space} ${stream.split(':')[0]}`,
    table: getTableName(table),
    rows: [[id, stream, at]],
    keys: null,
    write: (rows) => {
      const found = joins.map(
        (join) => sql`SELECT r.key, r.value ->> 1 AS stream, r.value ->> 2 AS at, t.id FROM ${rows} r CROSS JOIN ${join}
          WHERE t.space_id = ${space} AND t.deleted_with IS NULL`,
      )
      return sql`UPDATE ${table} SET deleted_with = a.stream, updated_at = a.at${bumpVersion(table, bumpsVersion)}
        FROM (WITH along AS MATERIALIZED (SELECT min(key), stream, at, id FROM (${sql.join(found, sql` UNION ALL `)})
          GROUP BY id) SELECT * FROM along) a WHERE ${table.space_id} = ${space} AND ${table.id} = a.id`
    },
  })

export const restoreDependents = (
  table: ReadTable,
  { space, stream, at }: RowEvent,
  { bumpsVersion = false }: Pick<DependentOptions, 'bumpsVersion'> = {},
) =>
  new BulkWrite({
    name: `bring along ${getTableName(table)} ${space}`,
    table: getTableName(table),
    rows: [[stream, at]],
    keys: null,
    write: (rows) => sql`UPDATE ${table} SET deleted_with = NULL, updated_at = a.at${bumpVersion(table, bumpsVersion)}
      FROM (WITH along AS MATERIALIZED (SELECT r.value ->> 1 AS at, t.id FROM ${rows} r CROSS JOIN ${table} t
        ON t.space_id = ${space} AND t.deleted_with = r.value ->> 0) SELECT * FROM along) a
      WHERE ${table.space_id} = ${space} AND ${table.id} = a.id`,
  })

const bumpVersion = (table: ReadTable, bumps: boolean): SQL => (bumps ? sql`, version = ${table.version} + 1` : sql``)
