import { integer } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const bookEntryTable = readTable('recipe_book_entry', {
  book: integer().notNull(),
  recipe: integer().notNull(),
  created_by: integer().notNull(),
})
