import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'

/** `pk` is the recipe's id. */
export const shareLink = z.object({ pk: z.int(), share: z.uuid(), link: z.string() }).meta({ id: 'ShareLink' })

export const shareLinkRow = z
  .object({
    share: z.uuid(),
    recipe: z.int(),
    link: z.string(),
    created_at: z.string(),
    created_by: userRow.nullable(),
    uses: z.int(),
    last_used_at: z.string().nullable(),
    reports: z.int(),
  })
  .meta({ id: 'OpenShareLink' })
