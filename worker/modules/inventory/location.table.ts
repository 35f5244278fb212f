import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const locationTable = readTable('inventory_location', {
  name: text().notNull(),
  is_freezer: integer({ mode: 'boolean' }).notNull(),
  household: integer().notNull(),
})
