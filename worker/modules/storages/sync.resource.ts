import { sql, type SQL } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { membershipOf, type Context } from '#worker/kernel/log/context.ts'
import { defineResource, definePartialResource, rowJson, type Rules } from '#worker/kernel/resource/define-resource.ts'
import { nameOf } from '#worker/kernel/resource/name-of.ts'
import { recipeImport } from './recipe-import.contract.ts'
import { faultsOfPath, storageResource } from './storage.resource.ts'
import { recipeImportTable, syncLogTable, syncTable } from './storage.table.ts'
import { sync, syncLog } from './sync.contract.ts'

type OfStorage = Record<'space_id' | 'storage', SQLiteColumn>

const storageExists = (space: SQL, id: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM storage s WHERE s.space_id = ${space} AND s.id = ${id} AND s.deleted_with IS NULL)`

/** Rows of a storage exist while the storage does, and show it. */
const storageRules = (table: OfStorage) =>
  ({
    visible: () => storageExists(sql`${table.space_id}`, sql`${table.storage}`),
    computed: (context: Context) => ({
      storage: { as: 'json' as const, sql: rowJson(storageResource, context, table.space_id, table.storage) },
    }),
    sortKeys: () => ({ storage: nameOf(storageResource, table.space_id, table.storage) }),
    nestedResources: { storage: storageResource },
    referenceChecks: { storage: (id: SQL, context: Context) => storageExists(sql`${membershipOf(context).space}`, id) },
  }) satisfies Rules

export const syncResource = defineResource(sync, syncTable, {
  ...storageRules(syncTable),
  // The root alone is written as a slash, as a blank path says nothing.
  validate: (given) => (given['path'] === '/' ? {} : faultsOfPath(given, 'path')),
  effects: {
    cascading: (space, id) => [
      sql`SELECT id, 'SyncLog' AS model, status || ' ' || substr(created_at, 1, 10) AS name FROM sync_log
        WHERE space_id = ${space} AND sync = ${id} AND deleted_with IS NULL`,
    ],
  },
})

/** As long as it is at work, how far it is. */
const seenSoFar = sql`(SELECT count(*) FROM listed_file l WHERE l.space_id = ${syncLogTable.space_id}
  AND l.sync = ${syncLogTable.sync} AND l.round = ${syncLogTable.job} AND NOT l.is_folder)`

export const syncLogResource = definePartialResource(
  syncLog,
  syncLogTable,
  {
    visible: () => sql`EXISTS (SELECT 1 FROM sync y WHERE y.space_id = ${syncLogTable.space_id}
      AND y.id = ${syncLogTable.sync} AND y.deleted_with IS NULL)`,
    computed: (context) => ({
      sync: { as: 'json', sql: rowJson(syncResource, context, syncLogTable.space_id, syncLogTable.sync) },
      msg: {
        sql: sql`CASE ${syncLogTable.status} WHEN 'RUNNING' THEN 'At work. ' || ${seenSoFar} || ' files seen so far.'
          ELSE ${syncLogTable.msg} END`,
      },
      found: {
        as: 'json',
        sql: sql`CASE ${syncLogTable.status} WHEN 'RUNNING' THEN json_object('files', ${seenSoFar})
          ELSE ${syncLogTable.found} END`,
      },
    }),
    sortKeys: () => ({
      sync: sql`(SELECT y.path FROM sync y
        WHERE y.space_id = ${syncLogTable.space_id} AND y.id = ${syncLogTable.sync}) COLLATE NOCASE`,
    }),
  },
  ['list', 'retrieve'],
)

const fromStorage = storageRules(recipeImportTable)

export const recipeImportResource = defineResource(recipeImport, recipeImportTable, {
  ...fromStorage,
  computed: (context) => ({ ...fromStorage.computed(context), space: { sql: sql`${recipeImportTable.space_id}` } }),
  validate: (given) => faultsOfPath(given, 'file_path'),
})
