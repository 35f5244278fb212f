import * as z from 'zod'

const affectedSpace = z.object({ id: z.int(), name: z.string(), user_count: z.int() })

/** What the deletion of an account means for spaces; `erase_at` is null while nobody has asked for it. */
export const accountDeletion = z
  .object({
    id: z.int(),
    erase_at: z.string().nullable(),
    /** Spaces that nobody else is in: they go along. */
    going: z.array(affectedSpace),
    /** Spaces with others in them that this person made: to be handed over, or deleted, before. */
    blocking: z.array(affectedSpace),
    /** Spaces that somebody else made: what was done there stays, without a name. */
    staying: z.array(affectedSpace),
  })
  .meta({ id: 'AccountDeletion' })
