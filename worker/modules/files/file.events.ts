import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()
const facts = z.object({ name: z.string(), key: z.string(), type: z.string(), size: z.int() })
export type FileFacts = z.output<typeof facts>

export const fileEvents = defineEvents('user-file', {
  created: facts.extend({ id, created_by: id }),
  changed: z.object({ id, patch: facts.partial() }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type FileEvent = EventOf<typeof fileEvents>
