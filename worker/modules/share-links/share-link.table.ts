import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** An id opens the recipe without an account until the link is revoked. */
export const shareLinkTable = sqliteTable(
  'share_link',
  {
    space_id: integer().notNull(),
    id: text().notNull(),
    version: integer().notNull(),
    created_at: text().notNull(),
    recipe: integer().notNull(),
    created_by: integer().notNull(),
    revoked_at: text(),
    reports: integer().notNull().default(0),
    valid_until: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.id] })],
)
