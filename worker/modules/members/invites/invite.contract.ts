import * as z from 'zod'
import { resource } from '../../../kernel/contract/contract.ts'
import { idRef } from '../../../kernel/contract/ref.contract.ts'
import { blankableText, bool, day } from '../../../kernel/contract/scalars.contract.ts'
import { groupRow, householdRow } from '../user-space.contract.ts'

const address = z.preprocess(
  (value) => (typeof value === 'string' ? value.trim() : value),
  z.union([z.literal(''), z.email('Enter a valid email address.').max(254)], {
    error: ({ input }) => (input === null ? 'This field may not be null.' : 'Enter a valid email address.'),
  }),
)

/** A link by which others join the space. It leads into this space alone, whatever space its maker is in later. */
export const inviteLink = resource({
  name: 'invite-link',
  title: 'InviteLink',
  fields: z.object({
    /** Who gets it by mail; nobody where it is blank. */
    email: address.default(''),
    group: idRef(),
    /** Left out, the household of the space's creator; null for none. */
    household: idRef().nullish(),
    /** The last day on which it can be used; left out, in two weeks. */
    valid_until: day().optional(),
    /** Whether more than one person can use it. */
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
    /** That this very request sent a mail. */
    email_sent: z.boolean(),
  }),
  roles: { read: 'creator', write: 'creator' },
  filters: z.object({
    internal_note: z.string().optional(),
    /** True: those that nobody has used; false: those that somebody has. */
    unused: bool().optional(),
    /** False: those that nobody has used; true: all. */
    used: bool().optional(),
  }),
})

/** An invitation as whoever has the link sees it, signed in or not. */
export const invitation = z
  .object({
    /** `open`, or why it can no longer be used. */
    state: z.enum(['open', 'used', 'expired', 'full']),
    /** Named while the invitation is open, and to members. */
    space: z.object({ id: z.int(), name: z.string() }).nullable(),
    invited_by: z.string().nullable(),
    group: groupRow.nullable(),
    valid_until: z.string(),
    /** What whoever asks is called; null where nobody is signed in. */
    user: z.string().nullable(),
    /** Whether they belong to the space already. */
    member: z.boolean(),
  })
  .meta({ id: 'Invitation' })
