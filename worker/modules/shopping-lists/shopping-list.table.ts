import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/names.ts'
import { readTable } from '../../kernel/sql/tables.ts'

export const shoppingListTable = readTable('shopping_list', {
  ...nameColumns,
  description: text().notNull(),
  color: text(),
})
