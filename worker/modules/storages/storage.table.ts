import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { readTable } from '#worker/kernel/sql/read-table.ts'

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

/** Scans write it directly; the space's log does not contain it. */
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

/** The external file of a recipe. It lies here because recipes do not know storages. */
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
