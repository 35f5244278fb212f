import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '../../kernel/sql/read-table.ts'

export const storageTable = readTable('storage', {
  name: text().notNull(),
  method: text().$type<'DB' | 'NEXTCLOUD'>().notNull(),
  username: text(),
  url: text(),
  path: text().notNull(),
  has_password: integer({ mode: 'boolean' }).notNull(),
  has_token: integer({ mode: 'boolean' }).notNull(),
  created_by: integer().notNull(),
})

export const syncTable = readTable('sync', {
  storage: integer().notNull(),
  path: text().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  last_checked: text(),
})

/** Written as folders are looked through; no part of the space's log. */
export const syncLogTable = readTable('sync_log', {
  sync: integer().notNull(),
  status: text().$type<'SUCCESS' | 'ERROR'>().notNull(),
  msg: text().notNull(),
})

export const recipeImportTable = readTable('recipe_import', {
  storage: integer().notNull(),
  name: text().notNull(),
  file_uid: text().notNull(),
  file_path: text().notNull(),
})

/** The file outside that a recipe stands for. Recipes themselves know of no storages. */
export const externalFileTable = sqliteTable(
  'external_file',
  {
    space_id: integer().notNull(),
    recipe: integer().notNull(),
    storage: integer().notNull(),
    file_path: text().notNull(),
    file_uid: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.recipe] })],
)
