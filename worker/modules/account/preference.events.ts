import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

/** Written to partition 0 of the directory's log. Null in a patch restores the default. */
export const preferenceEvents = defineEvents('preference', {
  changed: z.object({ user: z.int(), patch: z.record(z.string(), z.unknown()) }),
})

export const userEvents = defineEvents('user', {
  renamed: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    before: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
  }),
  /** `origin`: the server's address, where the person can cancel the deletion. */
  deletion_asked: z.object({ id: z.int(), erase_at: z.string(), origin: z.string() }),
  deletion_withdrawn: z.object({ id: z.int() }),
  erased: z.object({ id: z.int() }),
})

export type AccountEvent = EventOf<typeof preferenceEvents> | EventOf<typeof userEvents>
