import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { nameColumns, pluralColumns } from '#worker/kernel/contract/name-key.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const foodTable = readTable('food', {
  ...nameColumns,
  ...pluralColumns,
  description: text().notNull(),
  /** The recipe that makes this food. */
  recipe: integer(),
  url: text(),
  properties_food_amount: real().notNull(),
  properties_food_unit: integer(),
  fdc_id: integer(),
  supermarket_category: integer(),
  parent: integer(),
  ignore_shopping: integer({ mode: 'boolean' }).notNull(),
  substitute_siblings: integer({ mode: 'boolean' }).notNull(),
  substitute_children: integer({ mode: 'boolean' }).notNull(),
  /** Ids of the fields that this food inherits, and of those that its children start with. */
  inherit_fields: text({ mode: 'json' }).$type<number[]>().notNull(),
  child_inherit_fields: text({ mode: 'json' }).$type<number[]>().notNull(),
  open_data_slug: text(),
  shopping_lists: text({ mode: 'json' }).$type<number[]>().notNull().default([]),
})

export const onhandTable = sqliteTable(
  'food_onhand',
  {
    space_id: integer().notNull(),
    food_id: integer().notNull(),
    user_id: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.food_id, table.user_id] })],
)

export const substituteTable = sqliteTable(
  'food_substitute',
  {
    space_id: integer().notNull(),
    low: integer().notNull(),
    high: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.low, table.high] })],
)
