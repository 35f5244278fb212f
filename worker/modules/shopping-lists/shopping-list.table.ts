import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/name-key.ts'
import { readTable } from '../../kernel/sql/read-table.ts'

export const shoppingListTable = readTable('shopping_list', {
  ...nameColumns,
  description: text().notNull(),
  color: text(),
})
