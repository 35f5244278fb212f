import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const planTable = readTable('meal_plan', {
  title: text().notNull(),
  recipe: integer(),
  servings: real().notNull(),
  note: text().notNull(),
  /** Civil dates, `YYYY-MM-DD`, both included. */
  from_date: text().notNull(),
  to_date: text().notNull(),
  meal_type: integer().notNull(),
  /** People outside the household who see and change this plan. */
  shared: text({ mode: 'json' }).$type<number[]>().notNull(),
  created_by: integer().notNull(),
})
