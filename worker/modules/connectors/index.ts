import { sql } from 'drizzle-orm'
import { hasLevel, personOf } from '#worker/kernel/log/context.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { connectorRoutes } from './calls/connector.routes.ts'
import { roundEvents } from './connector.events.ts'
import { connectorProjection } from './connector.projection.ts'
import { connectorResource } from './connector.resource.ts'
import { connectorLinkTable } from './connector.table.ts'
import { followLists } from './follow-lists.ts'

export const connectors = resourceModule(connectorResource, {
  events: [roundEvents],
  tables: [connectorLinkTable],
  projections: [connectorProjection],
  followers: [followLists],
  routes: connectorRoutes,
  derivedEvents: Object.keys(roundEvents.shapes).map((verb) => `connector-config.${verb}`),
  // They quote entries that not everybody sees.
  feedFilters: {
    'connector-round': (context) =>
      hasLevel(context, 'admin') ? sql`e.meta ->> 'user' = ${personOf(context).id}` : sql`0`,
  },
  purge: {
    'connector-config': {
      partStreams: (_space, ids) => sql`SELECT 'connector-round' AS kind, id FROM (${ids})`,
      deleteDependents: (space, ids) =>
        ['connector_link', 'connector_round', 'connector_exchange'].map(
          (table) => sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND connector IN (${ids})`,
        ),
    },
  },
})
