import { sql } from 'drizzle-orm'
import { personOf } from '#worker/kernel/log/context.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { hookEvents } from './hook.events.ts'
import { hookProjection } from './hook.projection.ts'
import { hookResource } from './hook.resource.ts'
import { hookRoutes } from './hook.routes.ts'

export const inboundHooks = resourceModule(hookResource, {
  events: [hookEvents],
  projections: [hookProjection],
  derivedEvents: ['inbound-hook.addressed'],
  routes: hookRoutes,
  feedFilters: {
    'inbound-hook': (context) => sql`EXISTS (SELECT 1 FROM inbound_hook h WHERE h.space_id = e.space_id
      AND 'inbound-hook:' || h.id = e.stream AND h.created_by = ${personOf(context).id})`,
  },
  purge: {
    'inbound-hook': {
      deleteDependents: (space, ids) => [
        sql`DELETE FROM secret WHERE space_id = ${space} AND resource = 'inbound-hook' AND id IN (${ids})`,
      ],
    },
  },
  personalTables: [
    {
      table: 'inbound_hook',
      column: 'created_by',
      streams: (space, user) => sql`SELECT 'inbound-hook:' || id FROM inbound_hook
        WHERE space_id = ${space} AND created_by = ${user}`,
      deleteParts: (space, user) => [
        sql`DELETE FROM secret WHERE space_id = ${space} AND resource = 'inbound-hook' AND id IN (
          SELECT id FROM inbound_hook WHERE space_id = ${space} AND created_by = ${user})`,
      ],
    },
  ],
})
