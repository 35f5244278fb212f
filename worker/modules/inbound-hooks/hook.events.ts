import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

/** Beside those of a plain resource: it has got an address, which no event holds. */
export const hookEvents = defineEvents('inbound-hook', { addressed: z.object({ id: z.int() }) })
export type HookEvent = EventOf<typeof hookEvents>
