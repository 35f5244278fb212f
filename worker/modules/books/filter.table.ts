import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/name-key.ts'
import { readTable } from '../../kernel/sql/read-table.ts'

export const filterTable = readTable('custom_filter', {
  ...nameColumns,
  search: text().notNull(),
  shared: text({ mode: 'json' }).$type<number[]>().notNull(),
  created_by: integer().notNull(),
})
