import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const followerTable = sqliteTable(
  'follower',
  {
    space_id: integer().notNull(),
    kind: text().notNull(),
    id: integer().notNull(),
    /** Events up to here are done. */
    cursor: integer().notNull(),
    /** When it goes on; null until an event wakes it. */
    wake_at: text(),
    /** While it is at work: when somebody else may take over, as it was cut off. */
    lease_until: text(),
    /** Failures in a row. */
    attempts: integer().notNull(),
    failing_since: text(),
    error: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.kind, table.id] })],
)
