import * as z from 'zod'
import { languages } from '#worker/kernel/contract/languages.contract.ts'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { roles } from '../membership.events.ts'

const id = z.int()
const shape = {
  email: z.string(),
  role: roles,
  household: id.nullable(),
  valid_until: z.string(),
  reusable: z.boolean(),
  internal_note: z.string().nullable(),
}

export const inviteEvents = defineEvents('invite-link', {
  created: z.object({ id, uuid: z.string(), created_by: id, ...shape }),
  changed: z.object({ id, patch: z.object(shape).partial() }),
  /** `origin`: the server's address for the link, unless its settings name one. */
  mailed: z.object({ id, email: z.string(), language: z.enum(languages), origin: z.string() }),
  used: z.object({ id, user: id }),
  /** The person who used it undid that, so it can be used again. */
  reopened: z.object({ id, user: id }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})

export type InviteEvent = EventOf<typeof inviteEvents>
