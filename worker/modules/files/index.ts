import type { Module } from '../../kernel/module.ts'
import { projectionOf } from '../../kernel/resource.events.ts'
import { restoring } from '../../kernel/restore.ts'
import { downloadRoutes } from './download.routes.ts'
import { fileEvents } from './file.events.ts'
import { fileResource } from './file.resource.ts'
import { fileRoutes } from './file.routes.ts'
import { fileTable } from './file.table.ts'
import { mediaRoutes } from './media.routes.ts'

export const files: Module = {
  name: 'user-file',
  events: [fileEvents],
  tables: [fileTable],
  projections: [projectionOf(fileResource)],
  resources: [fileResource],
  routes(app) {
    fileRoutes(app)
    downloadRoutes(app)
    mediaRoutes(app)
  },
  undo: { 'user-file.deleted': restoring(fileResource) },
}
