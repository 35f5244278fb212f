import { sql } from 'drizzle-orm'
import { stands, type Context } from '../../kernel/log/context.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { externalFileRoutes } from './external-file.routes.ts'
import { recipeImportEvents } from './recipe-import.events.ts'
import { recipeImportProjection } from './recipe-import.projection.ts'
import { recipeImportRoutes } from './recipe-import.routes.ts'
import { undoImport } from './recipe-import.undo.ts'
import { storageResource } from './storage.resource.ts'
import { externalFileTable } from './storage.table.ts'
import { recipeImportResource, syncLogResource, syncResource } from './sync.resource.ts'

const toAdmins = (context: Context) => (stands(context, 'admin') ? sql`1` : sql`0`)

export const storages = plain(storageResource, { routes: externalFileRoutes })

export const syncs = plain(syncResource, { feed: { sync: toAdmins } })

export const syncLogs: Module = { name: 'sync-log', resources: [syncLogResource] }

export const recipeImports = plain(recipeImportResource, {
  events: [recipeImportEvents],
  tables: [externalFileTable],
  projections: [recipeImportProjection],
  routes: recipeImportRoutes,
  undo: { 'recipe-import.imported': undoImport },
  feed: { 'recipe-import': toAdmins },
})
