import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()
const place = z.object({ supermarket: id, category: id, order: z.int() })
export type ShelfPlace = z.output<typeof place>

export const relationEvents = defineEvents('supermarket-category-relation', {
  created: place.extend({ id }),
  changed: z.object({ id, patch: place.partial() }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type RelationEvent = EventOf<typeof relationEvents>
