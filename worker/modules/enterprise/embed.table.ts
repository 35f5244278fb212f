import { integer, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const embedTable = readTable('social_embed', {
  uuid: text().notNull(),
  name: text().notNull(),
  name_fold: text().notNull(),
  type: text().notNull(),
  /** Ids; those of deleted keywords stay and match nothing. */
  keywords: text({ mode: 'json' }).$type<number[]>().notNull(),
  alignment: text().notNull(),
  background_color: text(),
  accent_color: text(),
  books: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  shopping_lists: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  supermarket: integer(),
  meal_types: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
  allowed_origins: text().notNull().default(''),
  search_engines: integer({ mode: 'boolean' }).notNull().default(false),
  /** Null of those that were made before plans, lists and books could be shown; they show none. */
  created_by: integer(),
})
