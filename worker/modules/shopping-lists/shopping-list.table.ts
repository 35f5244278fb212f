import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const shoppingListTable = readTable('shopping_list', {
  ...nameColumns,
  description: text().notNull(),
  color: text(),
})
