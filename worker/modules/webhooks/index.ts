import { sql } from 'drizzle-orm'
import { hasLevel, type Context } from '#worker/kernel/log/context.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { switchedOffReactor } from './switched-off.reactor.ts'
import { webhookEvents } from './webhook.events.ts'
import { webhookFollower } from './webhook-follower.ts'
import { webhookProjection } from './webhook.projection.ts'
import { webhookResource } from './webhook.resource.ts'
import { webhookRoutes } from './webhook.routes.ts'
import { webhookTypes } from './webhook-types.ts'

const adminsOnly = (context: Context) => (hasLevel(context, 'admin') ? sql`1` : sql`0`)

/** `kept`: the modules of whose things webhooks tell. */
export function webhooks(kept: readonly Module[]): Module {
  const types = webhookTypes(kept)
  const names = types.map(({ type }) => type)
  return resourceModule(webhookResource(new Set(names)), {
    events: [webhookEvents],
    projections: [webhookProjection],
    followers: [webhookFollower(kept, names)],
    reactors: [switchedOffReactor],
    routes: webhookRoutes(kept, types),
    // What was sent has a log of its own, and would drown all else in the feed.
    feedFilters: { webhook: adminsOnly },
    // They report what happened at an address, so undo leaves them alone.
    derivedEvents: Object.keys(webhookEvents.shapes).map((verb) => `webhook.${verb}`),
    purge: {
      webhook: {
        partStreams: (space, ids) =>
          sql`SELECT 'webhook-sending' AS kind, id FROM webhook WHERE space_id = ${space} AND id IN (${ids})`,
        deleteDependents: (space, ids) => [
          sql`DELETE FROM secret WHERE space_id = ${space} AND resource = 'webhook' AND id IN (${ids})`,
          ...(['webhook_waiting', 'webhook_delivery'] as const).map(
            (table) => sql`DELETE FROM ${sql.identifier(table)} WHERE space_id = ${space} AND webhook IN (${ids})`,
          ),
        ],
      },
    },
    personalTables: [
      {
        table: 'webhook',
        column: 'created_by',
        streams: (space, user) => sql`SELECT s.value || ':' || w.id FROM webhook w
          CROSS JOIN json_each('["webhook","webhook-sending"]') s WHERE w.space_id = ${space} AND w.created_by = ${user}`,
        deleteParts: (space, user) =>
          [sql`secret`, sql`webhook_waiting`, sql`webhook_delivery`].map((table, i) => {
            const mine = sql`SELECT id FROM webhook WHERE space_id = ${space} AND created_by = ${user}`
            return i === 0
              ? sql`DELETE FROM ${table} WHERE space_id = ${space} AND resource = 'webhook' AND id IN (${mine})`
              : sql`DELETE FROM ${table} WHERE space_id = ${space} AND webhook IN (${mine})`
          }),
      },
    ],
  })
}
