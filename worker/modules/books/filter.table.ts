import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const filterTable = readTable('custom_filter', {
  ...nameColumns,
  search: text().notNull(),
  shared: text({ mode: 'json' }).$type<number[]>().notNull(),
  created_by: integer().notNull(),
})
