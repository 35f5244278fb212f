import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, day } from '#worker/kernel/contract/scalars.contract.ts'
import { groupRow, householdRow } from '../user-space.contract.ts'

const address = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.union([z.literal(''), z.email('Enter a valid email address.').max(254)], {
    error: ({ input }) => (input === null ? 'This field may not be null.' : 'Enter a valid email address.'),
  }),
)

export const inviteLink = resource({
  name: 'invite-link',
  title: 'InviteLink',
  fields: z.object({
    /** Receives the invitation by mail; blank for nobody. */
    email: address.default(''),
    group: idRefSchema(),
    /** Omitted: the household of the space's creator; null: none. */
    household: idRefSchema().nullish(),
    /** The last day on which it can be used; defaults to two weeks. */
    valid_until: day().optional(),
    reusable: bool().default(false),
    internal_note: blankableText(10_000).nullish(),
  }),
  reads: z.object({
    uuid: z.uuid(),
    email: z.string(),
    group: groupRow,
    household: householdRow.nullable(),
    valid_until: z.string(),
    reusable: z.boolean(),
    internal_note: z.string().nullable(),
    used_by: z.int().nullable(),
    created_by: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
    email_sent: z.boolean(),
  }),
  roles: { read: 'creator', write: 'creator' },
  filters: z.object({
    internal_note: z.string().optional(),
    unused: bool().optional(),
    /** False: unused ones; true: all. */
    used: bool().optional(),
  }),
})

export const invitation = z
  .object({
    /** `open`, or why it cannot be used. */
    state: z.enum(['open', 'used', 'expired', 'full']),
    /** Only while the invitation is open, or for members. */
    space: z.object({ id: z.int(), name: z.string() }).nullable(),
    invited_by: z.string().nullable(),
    /** The name of the household that newcomers join; null for none. */
    household: z.string().nullable(),
    group: groupRow.nullable(),
    valid_until: z.string(),
    /** The asker's name; null if not signed in. */
    user: z.string().nullable(),
    member: z.boolean(),
  })
  .meta({ id: 'Invitation' })
