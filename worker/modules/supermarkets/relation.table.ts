import { integer } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const relationTable = readTable('supermarket_category_relation', {
  supermarket: integer().notNull(),
  category: integer().notNull(),
  order: integer().notNull(),
})
