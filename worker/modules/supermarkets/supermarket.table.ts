import { text } from 'drizzle-orm/sqlite-core'
import { nameColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const supermarketTable = readTable('supermarket', {
  ...nameColumns,
  description: text(),
  open_data_slug: text(),
  /** Ids of the named lists for which people go there. */
  shopping_lists: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
})
