import type { Module } from '../../kernel/module.ts'
import { deletionReactor } from './deletion/deletion.reactor.ts'
import { deletionRoutes } from './deletion/deletion.routes.ts'
import { localizationRoutes } from './localization.routes.ts'
import { spaceEvents } from './space.events.ts'
import { spaceProjection } from './space.projection.ts'
import { spaceReactor } from './reactor.ts'
import { serverRoutes } from './server.routes.ts'
import { spaceRoutes } from './space.routes.ts'
import { spaceTable } from './space.table.ts'

export const spaces: Module = {
  name: 'space',
  events: [spaceEvents],
  directoryTables: [spaceTable],
  projections: [spaceProjection],
  reactors: [spaceReactor, deletionReactor],
  routes(app) {
    spaceRoutes(app)
    deletionRoutes(app)
    serverRoutes(app)
    localizationRoutes(app)
  },
}
