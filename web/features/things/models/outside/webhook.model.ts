import type { webhook } from '#worker/modules/webhooks/webhook.contract.ts'
import { model } from '../../model.ts'

export const webhookModel = model<typeof webhook>({
  name: 'Webhook',
  resource: 'webhook',
  group: 'outside',
  read: 'admin',
  write: 'admin',
  can: ['create', 'change', 'delete'],
  staysOpen: true,
  unsearched: true,
  columns: [
    { field: 'name' },
    { field: 'enabled', kind: 'flag', quick: true },
    { field: 'last_sent_at', kind: 'moment', sort: false },
  ],
  fields: [
    { field: 'name', required: true },
    { field: 'url', required: true },
    { field: 'events', kind: 'events', required: true },
    { field: 'enabled', kind: 'flag', isOn: true },
    { field: 'secret', kind: 'secret', rare: true, hint: true },
  ],
})
