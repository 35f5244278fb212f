import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FoundFiles } from './sync.events.ts'
import type { StorageMethod } from './services/storage-service.ts'
import { readTable } from '#worker/kernel/sql/read-table.ts'

export const storageTable = readTable('storage', {
  name: text().notNull(),
  method: text().$type<StorageMethod>().notNull(),
  username: text(),
  url: text(),
  path: text().notNull(),
  region: text(),
  bucket: text(),
  has_password: integer({ mode: 'boolean' }).notNull(),
  has_token: integer({ mode: 'boolean' }).notNull(),
  created_by: integer().notNull(),
})

export const syncTable = readTable('sync', {
  storage: integer().notNull(),
  path: text().notNull(),
  active: integer({ mode: 'boolean' }).notNull(),
  last_checked: text(),
  recursive: integer({ mode: 'boolean' }).notNull(),
  /** Checks in a row that failed. */
  failures: integer().notNull(),
  next_check: text(),
})

/** A projection of checks: of those that somebody asked for, and of those that found something or failed. */
export const syncLogTable = readTable('sync_log', {
  sync: integer().notNull(),
  status: text().$type<'SUCCESS' | 'ERROR' | 'RUNNING'>().notNull(),
  msg: text().notNull(),
  /** Why it failed, and what it found, for whoever says it in another language. */
  code: text(),
  found: text({ mode: 'json' }).$type<FoundFiles>(),
  job: integer(),
})

export const recipeImportTable = readTable('recipe_import', {
  storage: integer().notNull(),
  name: text().notNull(),
  file_uid: text().notNull(),
  file_path: text().notNull(),
  file_etag: text().notNull(),
  file_size: integer(),
  read_by: integer(),
  gone: integer({ mode: 'boolean' }).notNull(),
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
    version: integer().notNull(),
    file_etag: text().notNull(),
    file_size: integer(),
    missing: integer({ mode: 'boolean' }).notNull(),
    link: text(),
    deletion: text(),
  },
  (table) => [primaryKey({ columns: [table.space_id, table.recipe] })],
)
