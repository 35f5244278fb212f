import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const at = { id: z.int(), position: z.int() }

/** One event per address, so that a failing one does not hold up the others. */
export const batchEvents = defineEvents('import-batch', {
  created: z.object({ id: z.int(), created_by: z.int() }),
  item_asked: z.object({ ...at, url: z.string(), again: z.boolean() }),
  item_saved: z.object({ ...at, recipe: z.int(), name: z.string() }),
  item_known: z.object({ ...at, recipe: z.int(), name: z.string() }),
  item_failed: z.object({ ...at, code: z.string(), msg: z.string() }),
  deleted: z.object({ id: z.int() }),
})
export type BatchEvent = EventOf<typeof batchEvents>
export type ItemAsked = Extract<BatchEvent, { type: 'import-batch.item_asked' }>
