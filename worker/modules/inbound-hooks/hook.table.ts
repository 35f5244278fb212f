import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { HookPurpose } from './hook.contract.ts'

const flag = () => integer({ mode: 'boolean' }).notNull()

export const hookTable = readTable('inbound_hook', {
  name: text().notNull(),
  purpose: text().$type<HookPurpose>().notNull(),
  shopping_list: integer(),
  meal_type: integer(),
  enabled: flag(),
  has_signing_secret: flag(),
  created_by: integer().notNull(),
})
