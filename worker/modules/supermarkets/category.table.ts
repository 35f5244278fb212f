import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const categoryTable = readTable('supermarket_category', {
  ...nameColumns,
  description: text(),
  open_data_slug: text(),
})
