import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { schedules } from './archive.contract.ts'

/** Archives themselves are jobs; this is how often one is asked for by itself. */
export const archiveEvents = defineEvents('archive', {
  scheduled: z.object({
    every: z.enum(schedules),
    storage: z.int().nullable().optional(),
    folder: z.string().optional(),
  }),
})
export type ArchiveEvent = EventOf<typeof archiveEvents>
