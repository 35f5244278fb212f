import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const mealTypeTable = readTable('meal_type', {
  ...nameColumns,
  order: integer().notNull(),
  time: text(),
  color: text(),
  default: integer({ mode: 'boolean' }).notNull(),
  created_by: integer().notNull(),
})
