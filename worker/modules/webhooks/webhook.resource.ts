import { sql } from 'drizzle-orm'
import { addressRefusal } from '#worker/gateway/address-fault.ts'
import { invalid, type FieldErrors } from '#worker/kernel/contract/errors.ts'
import { personOf } from '#worker/kernel/log/context.ts'
import { defineResource } from '#worker/kernel/resource/define-resource.ts'
import { webhook } from './webhook.contract.ts'
import { webhookTable as table } from './webhook.table.ts'

/** `types`: what may be chosen. */
export const webhookResource = (types: ReadonlySet<string>) =>
  defineResource(webhook, table, {
    sort: sql`${table.name} COLLATE NOCASE`,
    onCreate: (context) => ({ created_by: personOf(context).id }),
    computed: () => ({
      failing_since: {
        sql: sql`(SELECT min(w.failing_since) FROM (SELECT failing_since FROM webhook_waiting
          WHERE space_id = ${table.space_id} AND webhook = ${table.id} AND attempts > 0 ORDER BY seq LIMIT 50) w)`,
      },
      last_sent_at: {
        sql: sql`(SELECT d.at FROM webhook_delivery d WHERE d.space_id = ${table.space_id} AND d.webhook = ${table.id}
          AND d.ok ORDER BY d.id DESC LIMIT 1)`,
      },
    }),
    validate: ({ url, events }, _whole, { env }): FieldErrors => {
      const unknown = (Array.isArray(events) ? events.map(String) : []).filter((one) => !isKnown(types, one))
      const refusal = addressRefusal(url, env.FETCH_ALLOW)
      if (unknown.length > 0) {
        const events = unknown.map((one) => `"${one}" is not a valid choice.`)
        return { events, ...(refusal ? { url: [refusal.message] } : {}) }
      }
      if (refusal) throw invalid({ url: [refusal.message] }, `gateway.${refusal.reason}`)
      return {}
    },
  })

const isKnown = (types: ReadonlySet<string>, chosen: string) =>
  types.has(chosen) || (chosen.endsWith('.*') && [...types].some((type) => type.startsWith(chosen.slice(0, -1))))
