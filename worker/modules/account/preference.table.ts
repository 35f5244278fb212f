import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const preferenceTable = sqliteTable(
  'preference',
  {
    space_id: integer().notNull().default(0),
    user_id: integer().notNull(),
    updated_at: text().notNull(),
    settings: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.user_id] })],
)
