import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const inventoryEntryTable = readTable('inventory_entry', {
  inventory_location: integer().notNull(),
  sub_location: text(),
  code: text(),
  food: integer().notNull(),
  unit: integer().notNull(),
  amount: real().notNull(),
  expires: text(),
  frozen_on: text(),
  note: text(),
  created_by: integer().notNull(),
})
