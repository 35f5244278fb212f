import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const inviteTable = readTable('invite_link', {
  uuid: text().notNull(),
  email: text().notNull(),
  role: text({ enum: ['guest', 'user', 'admin'] }).notNull(),
  household: integer(),
  valid_until: text().notNull(),
  reusable: integer({ mode: 'boolean' }).notNull(),
  internal_note: text(),
  note_fold: text(),
  created_by: integer().notNull(),
  used_by: integer(),
  mailed_at: text(),
})
