import { sql } from 'drizzle-orm'
import type { Module } from '#worker/kernel/resource/module.ts'
import { shareLinkEvents } from './share-link.events.ts'
import { shareLinkProjection } from './share-link.projection.ts'
import { shareLinkRoutes } from './share-link.routes.ts'
import { shareLinkTable } from './share-link.table.ts'

export const shareLinks: Module = {
  name: 'share-link',
  events: [shareLinkEvents],
  tables: [shareLinkTable],
  projections: [shareLinkProjection],
  routes: shareLinkRoutes,
  effects: {
    recipe: {
      // The row has no id: who knows a link's id can open it.
      cascading: (space, id) => [
        sql`SELECT 0 AS id, 'ShareLink' AS model, NULL AS name FROM share_link
          WHERE space_id = ${space} AND recipe = ${id} AND revoked_at IS NULL`,
      ],
    },
  },
}
