import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const fileTable = readTable('user_file', {
  name: text().notNull(),
  name_fold: text().notNull(),
  /** Name in the store and end of the URL. New content gets a new key. */
  key: text().notNull(),
  /** Media type, found from the content. */
  type: text().notNull(),
  size: integer().notNull(),
  created_by: integer().notNull(),
})
