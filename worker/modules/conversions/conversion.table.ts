import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const conversionTable = readTable('unit_conversion', {
  /** Null for all foods. */
  food: integer(),
  base_amount: real().notNull(),
  base_unit: integer().notNull(),
  converted_amount: real().notNull(),
  converted_unit: integer().notNull(),
  open_data_slug: text(),
})
