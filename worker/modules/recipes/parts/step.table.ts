import { integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** `position` is the order in the recipe, `order` what the client sent. */
export const stepTable = sqliteTable(
  'step',
  {
    space_id: integer().notNull(),
    id: integer().notNull(),
    recipe: integer(),
    position: integer().notNull(),
    name: text().notNull(),
    instruction: text().notNull(),
    time: integer().notNull(),
    order: integer().notNull(),
    show_as_header: integer({ mode: 'boolean' }).notNull(),
    show_ingredients_table: integer({ mode: 'boolean' }).notNull(),
    file: integer(),
    step_recipe: integer(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.id] })],
)

export const ingredientTable = sqliteTable(
  'ingredient',
  {
    space_id: integer().notNull(),
    id: integer().notNull(),
    recipe: integer(),
    step: integer(),
    position: integer().notNull(),
    food: integer(),
    unit: integer(),
    amount: real().notNull(),
    amount_max: real(),
    note: text(),
    order: integer().notNull(),
    is_header: integer({ mode: 'boolean' }).notNull(),
    no_amount: integer({ mode: 'boolean' }).notNull(),
    original_text: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.id] })],
)
