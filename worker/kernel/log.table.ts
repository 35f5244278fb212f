import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The log: the one place where anything is ever written first. `seq` is the order of commits. */
export const eventTable = sqliteTable('event', {
  seq: integer().primaryKey({ autoIncrement: true }),
  space_id: integer().notNull(),
  stream: text().notNull(),
  version: integer().notNull(),
  type: text().notNull(),
  data: text({ mode: 'json' }).notNull(),
  meta: text({ mode: 'json' }).notNull(),
  at: text().notNull(),
})

export const commandTable = sqliteTable(
  'command',
  {
    space_id: integer().notNull(),
    id: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    status: integer().notNull(),
    body: text(),
    location: text(),
    at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.id] })],
)
