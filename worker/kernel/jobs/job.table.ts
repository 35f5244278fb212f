import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '../sql/read-table.ts'

export const jobStates = ['preparing', 'ready', 'running', 'done', 'failed', 'cancelled'] as const
export type JobState = (typeof jobStates)[number]
export const itemStates = ['waiting', 'done', 'known', 'failed'] as const
export type ItemState = (typeof itemStates)[number]

export const jobTable = readTable('job', {
  kind: text().notNull(),
  name: text().notNull(),
  state: text().$type<JobState>().notNull(),
  created_by: integer().notNull(),
  /** JSON: what was asked for, what was found, and what somebody chose. */
  params: text().notNull(),
  details: text().notNull(),
  choices: text().notNull(),
  total: integer().notNull(),
  done: integer().notNull(),
  known: integer().notNull(),
  failed: integer().notNull(),
  code: text(),
  msg: text().notNull(),
})

export const jobItemTable = sqliteTable(
  'job_item',
  {
    space_id: integer().notNull(),
    job: integer().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    state: text().$type<ItemState>().notNull(),
    /** JSON. */
    details: text().notNull(),
    result: text(),
    code: text(),
    msg: text().notNull(),
    updated_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.job, table.position] })],
)
