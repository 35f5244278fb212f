import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const membershipTable = readTable('membership', {
  user_id: integer().notNull(),
  role: text({ enum: ['guest', 'user', 'admin'] }),
  household: integer(),
  internal_note: text(),
  invite_link: integer(),
})

export const householdTable = readTable('household', { name: text().notNull() })
