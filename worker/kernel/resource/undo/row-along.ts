import { getTableName, sql, type SQL } from 'drizzle-orm'
import type { Recorded } from '../../contract/events.ts'
import { Rows } from '../../sql/rows.ts'
import type { ReadTable } from '../../sql/tables.ts'

interface Along {
  /** Which rows `t` go with one row `r.value ->> 0` that goes: what to join, and on what. Several ways to belong are several. */
  by: readonly SQL[]
  /** Whether going along is a change that whoever follows the table hears of by the row's version. */
  bumps?: boolean
}

type Gone = Pick<Recorded, 'space' | 'stream' | 'at'>

/**
 * Rows of another table go with a row that goes, and come back with it. However many rows go in one commit, it is one
 * statement; what is found by two of them goes with the first.
 */
export const takeAlong = (table: ReadTable, { space, stream, at }: Gone, id: number, { by, bumps = false }: Along) =>
  new Rows({
    name: `take along ${getTableName(table)} ${space} ${stream.split(':')[0]}`,
    table: getTableName(table),
    rows: [[id, stream, at]],
    keys: null,
    write: (rows) => {
      const found = by.map(
        (join) => sql`SELECT r.key, r.value ->> 1 AS stream, r.value ->> 2 AS at, t.id FROM ${rows} r CROSS JOIN ${join}
          WHERE t.space_id = ${space} AND t.deleted_with IS NULL`,
      )
      return sql`UPDATE ${table} SET deleted_with = a.stream, updated_at = a.at${bumped(table, bumps)}
        FROM (WITH along AS MATERIALIZED (SELECT min(key), stream, at, id FROM (${sql.join(found, sql` UNION ALL `)})
          GROUP BY id) SELECT * FROM along) a WHERE ${table.space_id} = ${space} AND ${table.id} = a.id`
    },
  })

/** Brings back the rows of another table that went with a row. */
export const bringAlong = (
  table: ReadTable,
  { space, stream, at }: Gone,
  { bumps = false }: Pick<Along, 'bumps'> = {},
) =>
  new Rows({
    name: `bring along ${getTableName(table)} ${space}`,
    table: getTableName(table),
    rows: [[stream, at]],
    keys: null,
    write: (rows) => sql`UPDATE ${table} SET deleted_with = NULL, updated_at = a.at${bumped(table, bumps)}
      FROM (WITH along AS MATERIALIZED (SELECT r.value ->> 1 AS at, t.id FROM ${rows} r CROSS JOIN ${table} t
        ON t.space_id = ${space} AND t.deleted_with = r.value ->> 0) SELECT * FROM along) a
      WHERE ${table.space_id} = ${space} AND ${table.id} = a.id`,
  })

const bumped = (table: ReadTable, bumps: boolean): SQL => (bumps ? sql`, version = ${table.version} + 1` : sql``)
