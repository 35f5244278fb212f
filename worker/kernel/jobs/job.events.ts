import * as z from 'zod'
import { defineEvents, type EventOf } from '../contract/events.ts'

const details = z.record(z.string(), z.unknown())

const foundItem = z.object({ position: z.int(), name: z.string(), details })
const endedItem = z.object({
  position: z.int(),
  state: z.enum(['done', 'known', 'failed']),
  /** The kind and the id of what became of it, as `recipe:12`. */
  result: z.string().optional(),
  name: z.string().optional(),
  /** By which the same thing is known when it comes again. */
  source: z.string().optional(),
  code: z.string().optional(),
  msg: z.string().optional(),
})

/** What happens to work that takes longer than an answer may. */
export const jobEvents = defineEvents('job', {
  asked: z.object({ id: z.int(), kind: z.string(), name: z.string(), created_by: z.int(), params: details }),
  items_found: z.object({ id: z.int(), items: z.array(foundItem) }),
  /** All items are known; the job waits until somebody has looked at them. */
  prepared: z.object({ id: z.int(), details }),
  started: z.object({ id: z.int(), choices: details }),
  /** Asks for the next of the work: items to be found, or items that wait to be done. */
  slice_asked: z.object({ id: z.int() }),
  items_ended: z.object({ id: z.int(), items: z.array(endedItem) }),
  /** Ended items that are to be done again. */
  items_asked: z.object({ id: z.int(), positions: z.array(z.int()) }),
  finished: z.object({ id: z.int(), details }),
  /** It cannot go on, for this reason. */
  failed: z.object({ id: z.int(), code: z.string(), msg: z.string() }),
  cancelled: z.object({ id: z.int() }),
  /** What it made is no longer kept. */
  expired: z.object({ id: z.int() }),
  deleted: z.object({ id: z.int() }),
})

export type JobEvent = EventOf<typeof jobEvents>
export type SliceAsked = Extract<JobEvent, { type: 'job.slice_asked' }>
export type FoundItem = z.output<typeof foundItem>
export type EndedItem = z.output<typeof endedItem>
