import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const cookLogTable = readTable('cook_log', {
  recipe: integer().notNull(),
  recipe_version: integer().notNull(),
  servings: real(),
  rating: real(),
  comment: text(),
  created_by: integer(),
})
