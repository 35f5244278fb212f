import { getTableColumns, type SQLWrapper } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { notFound } from '../contract/errors.ts'

export type Row = Record<string, unknown>

export interface Query<T> {
  statement: SQLWrapper
  decode: (row: Row) => T
}
export type Queries = Record<string, Query<unknown>>
export type QueryResults<Q extends Queries> = { [K in keyof Q]: Q[K] extends Query<infer T> ? T[] : never }

/** The first row; throws a 404 where there is none. */
export const foundOne = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw notFound()
  return row
}

/** A hand-written statement; `json` and `bool` name the columns to decode. */
export const query = <T extends object>(
  statement: SQLWrapper,
  { json = [], bool = [] }: { json?: readonly (keyof T & string)[]; bool?: readonly (keyof T & string)[] } = {},
): Query<T> => ({
  statement,
  decode(row) {
    for (const name of json) row[name] = typeof row[name] === 'string' ? JSON.parse(row[name]) : (row[name] ?? null)
    for (const name of bool) row[name] = row[name] === null ? null : row[name] === 1
    return row as T // The caller's statement determines the type; tests run each one.
  },
})

/** Whole rows of a table, decoded as drizzle would. */
export const tableQuery = <T extends SQLiteTable>(table: T, statement: SQLWrapper): Query<T['$inferSelect']> => {
  const columns = Object.entries<SQLiteColumn>(getTableColumns(table))
  return {
    statement,
    decode: (row) =>
      Object.fromEntries(
        columns.map(([key, column]) => [
          key,
          row[column.name] === null ? null : column.mapFromDriverValue(row[column.name]),
        ]),
      ),
  }
}
