import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '../../kernel/sql/read-table.ts'

/** Providers of a space are in its database; those for every space in the directory, under space 0. */
export const aiProviderTable = readTable('ai_provider', {
  name: text().notNull(),
  description: text().notNull(),
  model_name: text().notNull(),
  url: text(),
  has_api_key: integer({ mode: 'boolean' }).notNull(),
  log_credit_cost: integer({ mode: 'boolean' }).notNull(),
})

/** Written as providers are asked; no part of the space's log. */
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
