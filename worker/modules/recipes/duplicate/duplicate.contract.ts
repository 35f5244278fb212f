import * as z from 'zod'
import { bool, text } from '#worker/kernel/contract/scalars.contract.ts'

export const recipeCopy = z
  .object({
    name: text(128),
    private: bool().optional().meta({ description: 'Without it, a copy of a private recipe is private.' }),
    variant: bool().default(true).meta({ description: 'Whether both recipes name each other from now on.' }),
  })
  .meta({ id: 'RecipeDuplicateRequest' })
export type RecipeCopy = z.output<typeof recipeCopy>
