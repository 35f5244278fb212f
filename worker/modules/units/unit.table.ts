import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns, pluralColumns } from '../../kernel/contract/name-key.ts'
import { readTable } from '../../kernel/sql/read-table.ts'

export const unitTable = readTable('unit', {
  ...nameColumns,
  ...pluralColumns,
  description: text(),
  base_unit: text(),
  open_data_slug: text(),
})
