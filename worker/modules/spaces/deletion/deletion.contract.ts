import * as z from 'zod'

export const GRACE_DAYS = 14

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

export const graceEndOf = (at: string): string => new Date(Date.parse(at) + GRACE_DAYS * 86_400_000).toISOString()
