import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const propertyTypeTable = readTable('property_type', {
  ...nameColumns,
  unit: text(),
  description: text(),
  order: integer().notNull(),
  open_data_slug: text(),
  fdc_id: integer(),
})
