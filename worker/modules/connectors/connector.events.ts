import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const said = z.object({ name: z.string(), note: z.string(), done: z.boolean(), aisle: z.string().nullable() })

const link = z.object({
  entry: z.int(),
  key: z.string(),
  remote: z.string().nullable(),
  version: z.string().nullable(),
  ours: said,
  theirs: said.nullable(),
  sent: said.nullable(),
  removing: z.boolean(),
  missing: z.boolean(),
  fault: z.string().nullable(),
  at: z.iso.datetime(),
})

/** On a stream beside that of the settings, as whoever edits these need not know of rounds. */
export const roundEvents = defineEvents('connector-config', {
  /** What both sides agree about from now on; a round that finds nothing is no event. */
  synced: z.object({ id: z.int(), links: z.array(link), dropped: z.array(z.int()) }),
  /** It stands still until somebody changes it or has it go on. */
  paused: z.object({ id: z.int(), state: z.string(), message: z.string() }),
  resumed: z.object({ id: z.int(), gone: z.enum(['put_back', 'delete']).optional() }),
})
export type RoundEvent = EventOf<typeof roundEvents>

export const roundStream = (connector: number): string => `connector-round:${connector}`
