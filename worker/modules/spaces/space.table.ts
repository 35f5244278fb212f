import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const spaceTable = sqliteTable('space', {
  space_id: integer().primaryKey(),
  version: integer().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
  deleted_with: text(),
  name: text().notNull(),
  name_key: text().notNull(),
  shard: text().notNull(),
  created_by: integer().notNull(),
  erase_at: text(),
  /** The deletion is part of deleting the creator's account, and is withdrawn with that. */
  erase_along: integer({ mode: 'boolean' }).notNull().default(false),
  settings: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
})
