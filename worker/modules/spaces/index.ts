import type { Module } from '../../kernel/module.ts'
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
  reactors: [spaceReactor],
  routes(app) {
    spaceRoutes(app)
    serverRoutes(app)
    localizationRoutes(app)
  },
}
