import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const listRecipeTable = readTable('shopping_list_recipe', {
  name: text().notNull(),
  recipe: integer(),
  mealplan: integer(),
  servings: real().notNull(),
  created_by: integer().notNull(),
})

export const entryTable = readTable('shopping_list_entry', {
  list_recipe: integer(),
  food: integer().notNull(),
  unit: integer(),
  amount: real().notNull(),
  order: integer().notNull(),
  checked: integer({ mode: 'boolean' }).notNull(),
  ingredient: integer(),
  created_by: integer().notNull(),
  completed_at: text(),
  delay_until: text(),
  /** In which it was ticked off, if somebody said so. */
  supermarket: integer(),
  /** Ids of named lists; without any, it is on the household's list alone. */
  shopping_lists: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
})
