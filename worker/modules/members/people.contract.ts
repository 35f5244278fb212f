import * as z from 'zod'
import { userRow } from '#worker/kernel/contract/contract.ts'
import { groupRow } from './user-space.contract.ts'

/** A member as the others see them. `id` is that of their membership; only the creator changes it. */
export const personInSpace = z
  .object({
    id: z.int(),
    user: userRow,
    role: groupRow.shape.name,
    creator: z.boolean(),
    household: z.object({ id: z.int(), name: z.string() }).nullable(),
  })
  .meta({ id: 'PersonInSpace' })
