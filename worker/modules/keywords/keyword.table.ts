import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '../../kernel/contract/name-key.ts'
import { readTable } from '../../kernel/sql/read-table.ts'

export const keywordTable = readTable('keyword', {
  ...nameColumns,
  description: text().notNull(),
  parent: integer(),
})
