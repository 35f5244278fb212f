import * as z from 'zod'
import { userRow } from '../../kernel/contract/contract.ts'

/** `pk` is the recipe. */
export const shareLink = z.object({ pk: z.int(), share: z.uuid(), link: z.string() }).meta({ id: 'ShareLink' })

export const shareLinkRow = z
  .object({
    share: z.uuid(),
    recipe: z.int(),
    link: z.string(),
    created_at: z.string(),
    created_by: userRow.nullable(),
    /** How often it was opened, and when last. */
    uses: z.int(),
    last_used_at: z.string().nullable(),
    /** How many people said that it shows what it must not. */
    reports: z.int(),
  })
  .meta({ id: 'OpenShareLink' })
