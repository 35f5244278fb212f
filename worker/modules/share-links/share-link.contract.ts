import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { day } from '#worker/kernel/contract/scalars.contract.ts'

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
    valid_until: z.string().nullable().describe('The last day on which it opens; null for no end'),
  })
  .meta({ id: 'OpenShareLink' })

export const shareLinkPatch = z.object({ valid_until: day().nullable().optional() }).meta({ id: 'PatchedShareLink' })
