import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { AutomationType } from './automation.contract.ts'

export const automationTable = readTable('automation', {
  type: text().$type<AutomationType>().notNull(),
  name: text().notNull(),
  name_fold: text().notNull(),
  description: text(),
  param_1: text(),
  param_2: text(),
  param_3: text(),
  /** Name key of the alias's target. */
  param_2_key: text(),
  order: integer().notNull(),
  disabled: integer({ mode: 'boolean' }).notNull(),
  created_by: integer().notNull(),
})
