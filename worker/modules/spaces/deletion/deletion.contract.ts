import * as z from 'zod'

/** How long a deletion can be taken back. */
export const GRACE_DAYS = 14

/** What the deletion of a space takes away, and when it does; `erase_at` is null while nobody has asked for it. */
export const spaceDeletion = z
  .object({
    id: z.int(),
    name: z.string(),
    erase_at: z.string().nullable(),
    user_count: z.int(),
    recipe_count: z.int(),
    file_size_mb: z.number(),
  })
  .meta({ id: 'SpaceDeletion' })

/** The end of the time in which a deletion can be taken back, from the moment it is asked for. */
export const graceEndOf = (at: string): string => new Date(Date.parse(at) + GRACE_DAYS * 86_400_000).toISOString()
