import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** What an imported recipe was in its file, so that the same file brings no recipe twice. */
export const importedTable = sqliteTable(
  'imported',
  { space_id: integer().notNull(), source: text().notNull(), recipe: integer().notNull() },
  (table) => [primaryKey({ columns: [table.space_id, table.source, table.recipe] })],
)
