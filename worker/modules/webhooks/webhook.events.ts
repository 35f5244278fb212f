import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { offReasons } from './webhook.contract.ts'

const id = z.int()

/** Beside those of a plain resource. None holds what was sent, or a secret. */
export const webhookEvents = defineEvents('webhook', {
  secret_rotated: z.object({ id, previous_until: z.string().nullable() }),
  sent: z.object({ id, messages: z.int(), failed: z.int() }),
  given_up: z.object({ id, seq: z.int(), attempts: z.int() }),
  switched_off: z.object({ id, reason: z.enum(offReasons) }),
  tested: z.object({ id, ok: z.boolean() }),
  replayed: z.object({ id, seq: z.int(), ok: z.boolean() }),
})
export type WebhookEvent = EventOf<typeof webhookEvents>
