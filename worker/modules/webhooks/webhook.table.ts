import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { OffReason } from './webhook.contract.ts'

const flag = () => integer({ mode: 'boolean' }).notNull()

export const webhookTable = readTable('webhook', {
  name: text().notNull(),
  url: text().notNull(),
  events: text({ mode: 'json' }).$type<string[]>().notNull(),
  enabled: flag(),
  has_secret: flag(),
  off_reason: text().$type<OffReason>(),
  created_by: integer().notNull(),
})

/** Pointers to events that are to be sent, and when. Not in the log: what was sent is. */
export const waitingTable = sqliteTable(
  'webhook_waiting',
  {
    space_id: integer().notNull(),
    webhook: integer().notNull(),
    seq: integer().notNull(),
    /** Its stream: events of one are sent in their order. */
    object: text().notNull(),
    attempts: integer().notNull(),
    due_at: text().notNull(),
    failing_since: text(),
  },
  (table) => [
    primaryKey({ columns: [table.space_id, table.webhook, table.seq] }),
    index('webhook_waiting_object').on(table.space_id, table.webhook, table.object, table.seq),
  ],
)

/** Attempts of the last 30 days, at most a thousand of each webhook. */
export const deliveryTable = sqliteTable(
  'webhook_delivery',
  {
    space_id: integer().notNull(),
    webhook: integer().notNull(),
    id: integer().notNull(),
    message_id: text().notNull(),
    seq: integer(),
    type: text().notNull(),
    at: text().notNull(),
    ok: integer({ mode: 'boolean' }).notNull(),
    status: integer(),
    ms: integer().notNull(),
    answer: text().notNull(),
    /** Why there was no answer. */
    code: text(),
    /** Nothing is sent to the webhook before: the receiver asked for it. */
    hold_until: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.webhook, table.id] })],
)
