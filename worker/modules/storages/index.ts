import { sql } from 'drizzle-orm'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { externalFileRoutes } from './external-file.routes.ts'
import { recipeImportRoutes } from './recipe-import.routes.ts'
import { undoImport } from './recipe-import.undo.ts'
import { storageResource } from './storage.resource.ts'
import { externalFileTable, recipeImportTable } from './storage.table.ts'
import { recipeImportResource, syncLogResource, syncResource } from './sync.resource.ts'
import { projection } from '#worker/kernel/log/projection.ts'
import { insertRows, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const recipeImportEvents = defineEvents('recipe-import', {
  imported: z.object({
    id: z.int(),
    recipe: z.int(),
    storage: z.int(),
    file_path: z.string(),
    file_uid: z.string(),
  }),
})

const recipeImportProjection = projection<RecipeImportEvent>({
  'recipe-import.imported': ({ space, stream, version, at, data: { id, ...file } }) => [
    insertRows(externalFileTable, [{ space_id: space, ...file }], { by: 'recipe' }),
    updateRow(recipeImportTable, { space, id }, { deleted_with: stream, version, updated_at: at }),
  ],
})

const adminsOnly = (context: Context) => (hasLevel(context, 'admin') ? sql`1` : sql`0`)

export const storages = resourceModule(storageResource, { routes: externalFileRoutes })

export const syncs = resourceModule(syncResource, { feedFilters: { sync: adminsOnly } })

export const syncLogs: Module = { name: 'sync-log', resources: [syncLogResource] }

export const recipeImports = resourceModule(recipeImportResource, {
  events: [recipeImportEvents],
  tables: [externalFileTable],
  projections: [recipeImportProjection],
  routes: recipeImportRoutes,
  undo: { 'recipe-import.imported': undoImport },
  feedFilters: { 'recipe-import': adminsOnly },
})

type RecipeImportEvent = EventOf<typeof recipeImportEvents>
