import * as z from 'zod'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()
const settings = z.record(z.string(), z.unknown())

/**
 * Events of the directory's log, unless marked otherwise. `starter` is the language of the starter data; null is none.
 */
export const spaceEvents = defineEvents('space', {
  created: z.object({
    id,
    name: z.string(),
    shard: z.string(),
    created_by: id,
    starter: z.enum(languages).nullable(),
    settings,
  }),
  /** In the space's own log: the starter data exists. */
  furnished: z.object({ starter: z.enum(languages) }),
  /** In the space's own log: picture addresses from before this event open nothing. */
  addresses_ended: z.object({}),
  changed: z.object({ id, patch: z.object({ name: z.string().optional(), settings: settings.optional() }) }),
  /** The erasure may begin at `erase_at`. `along`: it is part of deleting the creator's account. */
  deletion_asked: z.object({ id, erase_at: z.string(), along: z.boolean(), origin: z.string() }),
  deletion_withdrawn: z.object({ id }),
  erased: z.object({ id }),
  /** In the space's own log: nothing is left but this event. */
  emptied: z.object({}),
  handed_over: z.object({ id, from: id.nullable(), to: id }),
})
export type SpaceEvent = EventOf<typeof spaceEvents>
