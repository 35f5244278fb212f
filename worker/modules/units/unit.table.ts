import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns, pluralColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const unitTable = readTable('unit', {
  ...nameColumns,
  ...pluralColumns,
  description: text(),
  base_unit: text(),
  open_data_slug: text(),
})
