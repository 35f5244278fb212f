import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'
import type { ImageFailure, Nutrition } from './recipe.events.ts'

export const recipeTable = readTable('recipe', {
  created_by: integer().notNull(),
  name: text().notNull(),
  name_fold: text().notNull(),
  description: text(),
  /** Key among the space's files. */
  image: text(),
  image_failure: text({ mode: 'json' }).$type<ImageFailure>(),
  source_url: text(),
  working_time: integer().notNull(),
  waiting_time: integer().notNull(),
  servings: integer().notNull(),
  servings_text: text().notNull(),
  diameter: integer().notNull(),
  diameter_text: text().notNull(),
  internal: integer({ mode: 'boolean' }).notNull(),
  show_ingredient_overview: integer({ mode: 'boolean' }).notNull(),
  nutrition: text({ mode: 'json' }).$type<Nutrition>(),
  /** Path of the external file behind the recipe; empty where there is none. */
  file_path: text().notNull(),
  private: integer({ mode: 'boolean' }).notNull(),
  /** The counts let lists of parts be counted without reading them. */
  step_count: integer().notNull(),
  ingredient_count: integer().notNull(),
  /** The recipe that it was copied from, which may be gone. */
  variant_of: integer(),
})

export const recipeSharedTable = sqliteTable(
  'recipe_shared',
  { space_id: integer().notNull(), recipe: integer().notNull(), user_id: integer().notNull() },
  (table) => [primaryKey({ columns: [table.space_id, table.recipe, table.user_id] })],
)

export const recipeKeywordTable = sqliteTable(
  'recipe_keyword',
  {
    space_id: integer().notNull(),
    recipe: integer().notNull(),
    keyword: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.recipe, table.keyword] })],
)
