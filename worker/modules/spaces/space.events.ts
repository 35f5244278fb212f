import * as z from 'zod'
import { languages } from '../../kernel/contract/languages.contract.ts'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'

const id = z.int()
const settings = z.record(z.string(), z.unknown())

/** Spaces in the directory's log. `starter`: the language of what a new space begins with; null begins empty. */
export const spaceEvents = defineEvents('space', {
  created: z.object({
    id,
    name: z.string(),
    shard: z.string(),
    created_by: id,
    starter: z.enum(languages).nullable(),
    settings,
  }),
  /** In the space's own log: its first meal types, units and categories are there. */
  furnished: z.object({ starter: z.enum(languages) }),
  /** In the space's own log: addresses of its pictures that were given out so far open nothing any more. */
  addresses_ended: z.object({}),
  changed: z.object({ id, patch: z.object({ name: z.string().optional(), settings: settings.optional() }) }),
  /** To be deleted from `erase_at` on, with the account of its creator where that is to go `along`. */
  deletion_asked: z.object({ id, erase_at: z.string(), along: z.boolean(), origin: z.string() }),
  deletion_withdrawn: z.object({ id }),
  /** The directory knows nothing of it any more. */
  erased: z.object({ id }),
  /** In the space's own log: nothing is left of it but this. */
  emptied: z.object({}),
  /** Its creator is another of its admins from now on. */
  handed_over: z.object({ id, from: id.nullable(), to: id }),
})
export type SpaceEvent = EventOf<typeof spaceEvents>
