import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { bool, text } from '#worker/kernel/contract/scalars.contract.ts'
import { signingSecret } from '#worker/kernel/contract/signing-secret.contract.ts'

const MAX_CHOSEN = 400

/** Why a webhook was switched off by Larder, and not by a person. */
export const offReasons = ['gone', 'failing', 'maker_left', 'no_secret'] as const
export type OffReason = (typeof offReasons)[number]

/** An address elsewhere that is told what happens here, by Standard Webhooks. */
export const webhook = resource({
  name: 'webhook',
  title: 'Webhook',
  fields: z.object({
    name: text(128),
    url: text(2048),
    events: z
      .array(text(64))
      .min(1, 'Choose at least one.')
      .max(MAX_CHOSEN)
      .describe('Types of events, as in `recipe.created`; `recipe.*` for all of a kind.'),
    enabled: bool().default(true),
  }),
  secrets: z.object({ secret: signingSecret() }),
  reads: z.object({
    created_by: z.int().describe('Who set the address last; what they may see is sent.'),
    off_reason: z.enum(offReasons).nullable().describe('Why Larder switched it off; null where it did not.'),
    failing_since: z.string().nullable().describe('Since when something waits that could not be delivered.'),
    last_sent_at: z.string().nullable(),
  }),
  verbs: crudVerbs,
  roles: { read: 'admin', write: 'admin' },
})

export const webhookType = z
  .object({
    type: z.string().meta({ example: 'recipe.created' }),
    kind: z.string().meta({ example: 'recipe' }),
    name: z.string().meta({ example: 'Recipe created' }),
  })
  .meta({ id: 'WebhookType' })

export const webhookSecret = z
  .object({
    secret: z.string().meta({ example: 'whsec_MDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODlhYmNkZWY=' }),
    previous_until: z.string().nullable().describe('Until when messages are signed with the secret before as well.'),
  })
  .meta({ id: 'WebhookSecret' })

export const webhookDelivery = z
  .object({
    id: z.int(),
    message_id: z.string().meta({ example: 'msg_1_2_3' }),
    seq: z.int().nullable().describe('Of the event; null for a test.'),
    type: z.string().meta({ example: 'recipe.created' }),
    at: z.string(),
    ok: z.boolean(),
    status: z.int().nullable().describe('Null where there was no answer.'),
    ms: z.int(),
    answer: z.string().describe('How the answer began, or why there was none.'),
    code: z.string().nullable().describe('Why there was no answer, as `gateway.timeout`; null where there was one.'),
    next_at: z.string().nullable().describe('When it is tried again; null where it is not.'),
  })
  .meta({ id: 'WebhookDelivery' })
export type WebhookDelivery = z.output<typeof webhookDelivery>

export const webhookDeliveries = z
  .object({ results: z.array(webhookDelivery), next: z.int().nullable().describe('`before` of the next page.') })
  .meta({ id: 'WebhookDeliveries' })
