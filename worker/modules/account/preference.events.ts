import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'

/** What people set for themselves, in partition 0 of the directory's log. A patch with null returns to the default. */
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
  /** The account is to be deleted from `erase_at` on. `origin`: where its person will find this server, to keep it. */
  deletion_asked: z.object({ id: z.int(), erase_at: z.string(), origin: z.string() }),
  deletion_withdrawn: z.object({ id: z.int() }),
  erased: z.object({ id: z.int() }),
})

export type AccountEvent = EventOf<typeof preferenceEvents> | EventOf<typeof userEvents>
