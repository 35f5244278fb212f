import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '../../kernel/sql/read-table.ts'

export const fileTable = readTable('user_file', {
  name: text().notNull(),
  name_fold: text().notNull(),
  /** Where the bytes are, and how an address ends. Another content is another key. */
  key: text().notNull(),
  /** Media type, by content. */
  type: text().notNull(),
  /** Bytes as stored. */
  size: integer().notNull(),
  created_by: integer().notNull(),
})
