import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()

/** A person as of event `seq` of the directory's log. */
const copy = z.object({
  user: id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  display_name: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  is_active: z.boolean(),
  household: id.nullable(),
  seq: id,
})

/** Copies of the directory's members, and their settings for this space. */
export const memberEvents = defineEvents('member', {
  joined: copy,
  changed: copy,
  left: z.object({ user: id, seq: id }),
  /** The account is deleted. What they did for their household stays; `alone`: it has no other member. */
  forgotten: z.object({ user: id, household: id.nullable(), alone: z.boolean() }),
  /** Somebody of an archive, who is named here and has not come yet. What they did for their household stays. */
  awaited: z.object({ user: id }),
  /** Whom an archive calls `from` is this member. */
  recognized: z.object({ from: id, user: id }),
  preferred: z.object({
    user: id,
    patch: z.object({
      plan_share: z.array(id).optional(),
      shopping_share: z.array(id).optional(),
      default_meal_type: id.nullable().optional(),
      image: id.nullable().optional(),
    }),
  }),
})
export type MemberEvent = EventOf<typeof memberEvents>
export type MemberCopy = z.output<typeof copy>
