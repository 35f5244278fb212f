import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/names.ts'
import { readTable } from '../../kernel/tables.ts'

export const keywordTable = readTable('keyword', {
  ...nameColumns,
  description: text().notNull(),
  parent: integer(),
})
