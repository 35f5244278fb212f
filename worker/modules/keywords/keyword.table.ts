import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/names.ts'
import { readTable } from '../../kernel/sql/tables.ts'

export const keywordTable = readTable('keyword', {
  ...nameColumns,
  description: text().notNull(),
  parent: integer(),
})
