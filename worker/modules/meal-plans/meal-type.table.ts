import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/name-key.ts'
import { readTable } from '../../kernel/sql/read-table.ts'

export const mealTypeTable = readTable('meal_type', {
  ...nameColumns,
  order: integer().notNull(),
  time: text(),
  color: text(),
  default: integer({ mode: 'boolean' }).notNull(),
  created_by: integer().notNull(),
})
