import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns, pluralColumns } from '../../kernel/contract/names.ts'
import { readTable } from '../../kernel/sql/tables.ts'

export const unitTable = readTable('unit', {
  ...nameColumns,
  ...pluralColumns,
  description: text(),
  base_unit: text(),
  open_data_slug: text(),
})
