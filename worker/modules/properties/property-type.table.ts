import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/names.ts'
import { readTable } from '../../kernel/tables.ts'

export const propertyTypeTable = readTable('property_type', {
  ...nameColumns,
  unit: text(),
  description: text(),
  order: integer().notNull(),
  open_data_slug: text(),
  fdc_id: integer(),
})
