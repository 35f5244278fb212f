import { defineEvents } from '#worker/kernel/contract/events.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { purged } from '#worker/kernel/log/purge.ts'
import { objectsReactor } from './objects.reactor.ts'
import { purgeProjection } from './purge.projection.ts'
import { deletableKinds } from './trash-kinds.ts'
import { trashRoutes } from './trash.routes.ts'

export const trash = (modules: readonly Module[]): Module => {
  const kinds = deletableKinds(modules)
  return {
    name: 'trash',
    events: kinds.map(({ contract }) => defineEvents(contract.name, { purged })),
    projections: [purgeProjection(modules)],
    reactors: [objectsReactor(kinds)],
    routes: trashRoutes(modules),
  }
}
