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
  /**
   * The stream whose deletion took this row along; restoring that stream brings it back. Null while the row is there.
   */
  deleted_with: text(),
}

export const readTable = <Name extends string, Columns extends Record<string, SQLiteColumnBuilderBase>>(
  name: Name,
  columns: Columns,
) =>
  sqliteTable(name, { ...rowKeyColumns, ...lifecycleColumns, ...columns }, (table) => [
    primaryKey({ columns: [table.space_id, table.id] }),
  ])

export type ReadTable = ReturnType<typeof readTable<string, Record<never, never>>>

export const notDeleted = (table: { deleted_with: SQLWrapper }): SQL => sql`${table.deleted_with} IS NULL`
