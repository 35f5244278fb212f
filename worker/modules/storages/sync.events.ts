import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { foundFiles } from './found-files.contract.ts'

const id = z.int()

/** What happens to a folder beside what people do to it. */
export const syncEvents = defineEvents('sync', {
  /** Somebody wants to know now. `log` is the row that tells them. */
  check_asked: z.object({ id, log: id, job: id }),
  /** A check has ended. `log` is null where it found nothing and nobody had asked for it. */
  checked: z.object({
    id,
    job: id,
    log: id.nullable(),
    status: z.enum(['SUCCESS', 'ERROR']),
    code: z.string().nullable(),
    msg: z.string(),
    found: foundFiles,
    /** Checks in a row that failed, this one included. */
    failures: z.int(),
    next: z.string(),
  }),
})

export type SyncEvent = EventOf<typeof syncEvents>
export type FoundFiles = z.output<typeof foundFiles>
