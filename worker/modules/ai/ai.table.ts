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
  /** US dollars for a million tokens; null where the list of known models says it. */
  price_input: real(),
  price_output: real(),
  price_cache: real(),
})

/** A question to a provider. What it may cost at most is reserved until it is answered or given up. */
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
  state: text({ enum: ['asked', 'charged', 'failed', 'released'] }).notNull(),
  /** Why it failed. */
  code: text(),
  model: text().notNull(),
  cached_tokens: integer().notNull(),
  /** As JSON. */
  price: text(),
  reserved: real().notNull(),
  /** When it is given up, if nothing was heard of it. */
  until: text(),
})
