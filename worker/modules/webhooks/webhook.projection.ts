import { sql } from 'drizzle-orm'
import { projection } from '#worker/kernel/log/projection.ts'
import { updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { WebhookEvent } from './webhook.events.ts'
import { webhookTable } from './webhook.table.ts'

type Changed = { type: 'webhook.changed'; data: { id: number; patch: { url?: string; enabled?: boolean } } }

export const webhookProjection = projection<WebhookEvent | Changed>({
  // Who sends things to an address may see them, so a new address is its sender's.
  'webhook.changed': ({ space, actor, data: { id, patch } }) => [
    ...(patch.url !== undefined && actor.user !== null
      ? [sql`UPDATE webhook SET created_by = ${actor.user} WHERE space_id = ${space} AND id = ${id}`]
      : []),
    ...(patch.enabled ? [sql`UPDATE webhook SET off_reason = NULL WHERE space_id = ${space} AND id = ${id}`] : []),
  ],
  'webhook.switched_off': ({ space, version, at, data: { id, reason } }) => [
    updateRow(webhookTable, { space, id }, { version, updated_at: at, enabled: false, off_reason: reason }),
  ],
  'webhook.secret_rotated': ({ space, version, data: { id } }) => [updateRow(webhookTable, { space, id }, { version })],
})
