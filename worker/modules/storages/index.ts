import { sql } from 'drizzle-orm'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { visibleRecipe } from '#worker/access/recipe.access.ts'
import { checkJob } from './check/check-job.ts'
import { deleteFileReactor } from './external/delete-file.reactor.ts'
import { externalFileEvents } from './external/external-file.events.ts'
import { externalFileProjection } from './external/external-file.projection.ts'
import { externalFileRoutes } from './external/external-file.routes.ts'
import { recipeImportEvents } from './recipe-import.events.ts'
import { recipeImportProjection } from './recipe-import.projection.ts'
import { recipeImportRoutes } from './recipe-import.routes.ts'
import { undoImport } from './recipe-import.undo.ts'
import { storageResource } from './storage.resource.ts'
import { storageRoutes } from './storage.routes.ts'
import { externalFileTable } from './storage.table.ts'
import { syncEvents } from './sync.events.ts'
import { syncProjection } from './sync.projection.ts'
import { recipeImportResource, syncLogResource, syncResource } from './sync.resource.ts'
import { syncRoutes } from './sync.routes.ts'

const adminsOnly = (context: Context) => (hasLevel(context, 'admin') ? sql`1` : sql`0`)

/** What follows from files that others moved or deleted is not taken back: the next check would find the same. */
const namesOf = ({ name, shapes }: { name: string; shapes: object }) =>
  Object.keys(shapes).map((verb) => `${name}.${verb}`)

export const storages = resourceModule(storageResource, { routes: storageRoutes })

export const syncs = resourceModule(syncResource, {
  events: [syncEvents],
  projections: [syncProjection],
  jobs: [checkJob],
  routes: syncRoutes,
  derivedEvents: namesOf(syncEvents),
  feedFilters: { sync: adminsOnly },
})

export const syncLogs: Module = { name: 'sync-log', resources: [syncLogResource], tables: [syncLogResource.table] }

export const recipeImports = resourceModule(recipeImportResource, {
  events: [recipeImportEvents],
  tables: [externalFileTable],
  projections: [recipeImportProjection],
  routes: recipeImportRoutes,
  undo: { 'recipe-import.imported': undoImport, 'recipe-import.read': undoImport },
  derivedEvents: ['recipe-import.gone'],
  feedFilters: { 'recipe-import': adminsOnly },
})

/** The file that a recipe has in a storage: whoever may see the recipe may see what happens to it. */
export const externalFiles: Module = {
  name: 'external-file',
  events: [externalFileEvents],
  projections: [externalFileProjection],
  reactors: [deleteFileReactor],
  routes: externalFileRoutes,
  derivedEvents: namesOf(externalFileEvents),
  feedFilters: { 'external-file': (context) => visibleRecipe(context, sql`CAST(substr(e.stream, 15) AS INTEGER)`) },
}
