import { sqliteTable, integer, text } from 'drizzle-orm/sqlite-core'
import { schedules } from './archive.contract.ts'

export const scheduleTable = sqliteTable('archive_schedule', {
  space_id: integer().primaryKey(),
  version: integer().notNull(),
  every: text({ enum: schedules }).notNull(),
  storage: integer(),
  folder: text().notNull(),
  /** When the last one was asked for by the schedule. */
  asked_at: text(),
})
