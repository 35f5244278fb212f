import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

const columns = () => ({
  type: text().notNull(),
  msg: text().notNull(),
  running: integer({ mode: 'boolean' }).notNull(),
  total_recipes: integer().notNull(),
  /** The job that it tells of; null for a log that a client wrote itself. */
  job: integer(),
  created_by: integer().notNull(),
})

export const importLogTable = readTable('import_log', {
  ...columns(),
  imported_recipes: integer().notNull(),
  keyword: integer(),
})

export const exportLogTable = readTable('export_log', {
  ...columns(),
  exported_recipes: integer().notNull(),
  cache_duration: integer().notNull(),
  possibly_not_expired: integer({ mode: 'boolean' }).notNull(),
})
