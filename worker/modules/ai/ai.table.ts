import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

/** A space's own providers are in its database; global ones are in the directory, under space 0. */
export const aiProviderTable = readTable('ai_provider', {
  name: text().notNull(),
  description: text().notNull(),
  model_name: text().notNull(),
  url: text(),
  has_api_key: integer({ mode: 'boolean' }).notNull(),
  log_credit_cost: integer({ mode: 'boolean' }).notNull(),
})

/** Written directly with each request to a provider, not projected from the log. */
export const aiLogTable = readTable('ai_log', {
  ai_provider: integer(),
  function: text().notNull(),
  credit_cost: real().notNull(),
  credits_from_balance: integer({ mode: 'boolean' }).notNull(),
  input_tokens: integer().notNull(),
  output_tokens: integer().notNull(),
  start_time: text(),
  end_time: text(),
  created_by: integer(),
})
