import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { ImportItem } from './batch.contract.ts'

export const batchTable = readTable('import_batch', { created_by: integer().notNull() })

export const itemTable = sqliteTable(
  'import_item',
  {
    space_id: integer().notNull(),
    batch: integer().notNull(),
    position: integer().notNull(),
    url: text().notNull(),
    state: text().$type<ImportItem['state']>().notNull(),
    recipe: integer(),
    name: text(),
    code: text(),
    msg: text().notNull(),
    updated_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.batch, table.position] })],
)
