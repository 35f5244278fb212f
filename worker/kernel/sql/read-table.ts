import { integer, primaryKey, sqliteTable, text, type SQLiteColumnBuilderBase } from 'drizzle-orm/sqlite-core'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'

const rowKeyColumns = {
  space_id: integer().notNull(),
  id: integer().notNull(),
}
const lifecycleColumns = {
  version: integer().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  /** The stream whose deletion took this row away; null while it is there. Restoring that stream brings it back. */
  deleted_with: text(),
}

/** A read model with a row per stream: the resource's own columns, plus what every row carries. */
export const readTable = <Name extends string, Columns extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: Columns,
) =>
  sqliteTable(name, { ...rowKeyColumns, ...lifecycleColumns, ...columns }, (table) => [
    primaryKey({ columns: [table.space_id, table.id] }),
  ])

export type ReadTable = ReturnType<typeof readTable<string, Record<never, never>>>

/** Rows that are neither deleted nor gone with what they belonged to. */
export const notDeleted = (table: { deleted_with: SQLWrapper }): SQL => sql`${table.deleted_with} IS NULL`
