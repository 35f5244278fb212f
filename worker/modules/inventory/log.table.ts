import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const logTable = readTable('inventory_log', {
  entry: integer().notNull(),
  booking_type: text({ enum: ['add', 'remove', 'move'] }).notNull(),
  old_amount: real().notNull(),
  new_amount: real().notNull(),
  old_inventory_location: integer().notNull(),
  new_inventory_location: integer().notNull(),
  note: text(),
})
