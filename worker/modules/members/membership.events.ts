import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()
export const roles = z.enum(['guest', 'user', 'admin'])
export type Role = z.output<typeof roles>

/** `id` is the membership's. */
export const membershipEvents = defineEvents('membership', {
  granted: z.object({
    id,
    user: id,
    role: roles,
    household: id.nullish(),
    internal_note: z.string().nullish(),
    invite_link: id.nullish(),
  }),
  changed: z.object({
    id,
    user: id,
    patch: z.object({
      role: roles.optional(),
      household: id.nullable().optional(),
      internal_note: z.string().nullable().optional(),
    }),
  }),
  ended: z.object({ id, user: id }),
  /** The account is deleted, with its memberships and the invitations that it created or received. */
  forgotten: z.object({ user: id, memberships: z.array(id), invites: z.array(id) }),
  restored: z.object({ id, user: id }),
})

export const householdEvents = defineEvents('household', {
  created: z.object({ id, name: z.string() }),
  changed: z.object({ id, patch: z.object({ name: z.string() }) }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})

export type MembershipEvent = EventOf<typeof membershipEvents> | EventOf<typeof householdEvents>
