import { integer, text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const keywordTable = readTable('keyword', {
  ...nameColumns,
  description: text().notNull(),
  parent: integer(),
})
