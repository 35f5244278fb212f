import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const bookTable = readTable('recipe_book', {
  name: text().notNull(),
  name_fold: text().notNull(),
  description: text().notNull(),
  shared: text({ mode: 'json' }).$type<number[]>().notNull(),
  /** A smart book also contains what this filter finds. */
  filter: integer(),
  order: integer().notNull(),
  created_by: integer().notNull(),
  /** The one in which its owner keeps favourites. */
  favourites: integer({ mode: 'boolean' }).notNull().default(false),
})
