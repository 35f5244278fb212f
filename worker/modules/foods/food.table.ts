import { integer, real, text } from 'drizzle-orm/sqlite-core'
import { nameColumns, pluralColumns } from '../../kernel/names.ts'
import { readTable } from '../../kernel/tables.ts'

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
  /** Names of the fields this food takes over from its parent, and those its children start with. */
  inherit_fields: text({ mode: 'json' }).$type<number[]>().notNull(),
  child_inherit_fields: text({ mode: 'json' }).$type<number[]>().notNull(),
  substitute: text({ mode: 'json' }).$type<number[]>().notNull(),
  open_data_slug: text(),
})
