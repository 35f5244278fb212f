import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { AppliedCorrection } from './correction.contract.ts'

export const correctionTable = readTable('import_correction', {
  kind: text().$type<AppliedCorrection['kind']>().notNull(),
  said: text().notNull(),
  said_key: text().notNull(),
  meant: text().notNull(),
  meant_key: text().notNull(),
  created_by: integer().notNull(),
})
