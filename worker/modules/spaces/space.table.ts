import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const spaceTable = sqliteTable('space', {
  space_id: integer().primaryKey(),
  version: integer().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  deleted_with: text(),
  name: text().notNull(),
  name_key: text().notNull(),
  /** The binding of the database that holds everything inside. */
  shard: text().notNull(),
  created_by: integer().notNull(),
  /** From when on it may be deleted for good, where somebody asked for that. */
  erase_at: text(),
  /** It was asked for with the account of its creator, and is taken back with that. */
  erase_along: integer({ mode: 'boolean' }).notNull().default(false),
  settings: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
})
