import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.string()

export const shareLinkEvents = defineEvents('share-link', {
  created: z.object({ id, recipe: z.int(), created_by: z.int() }),
  changed: z.object({ id, valid_until: z.string().nullable() }),
  revoked: z.object({ id }),
  reported: z.object({ id, reason: z.string() }),
})
export type ShareLinkEvent = EventOf<typeof shareLinkEvents>
