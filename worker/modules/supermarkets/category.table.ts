import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/names.ts'
import { readTable } from '../../kernel/sql/tables.ts'

export const categoryTable = readTable('supermarket_category', {
  ...nameColumns,
  description: text(),
  open_data_slug: text(),
})
