import * as z from 'zod'

const affectedSpace = z.object({ id: z.int(), name: z.string(), user_count: z.int() })

/** `erase_at` is null while no deletion is requested. */
export const accountDeletion = z
  .object({
    id: z.int(),
    erase_at: z.string().nullable(),
    /** Spaces without another member: they are deleted too. */
    going: z.array(affectedSpace),
    /** Spaces that this person created and that have other members: they must be handed over or deleted first. */
    blocking: z.array(affectedSpace),
    /** Spaces that somebody else created: what this person did there stays, without their name. */
    staying: z.array(affectedSpace),
  })
  .meta({ id: 'AccountDeletion' })
