import * as z from 'zod'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

const named = z.object({ id: z.int(), name: z.string() })

export const cleanUpRequest = z.object({
  what: z
    .enum(['aisles', 'spelling'])
    .meta({ description: 'Which shop category a food is found in, or how it is written.' }),
  after: int().default(0).meta({ description: 'Goes on behind the food with this id.' }),
})

const proposal = z
  .object({
    food: named,
    category: named.nullable().meta({ description: 'Accepted by `food/batch_update` with `category`.' }),
    name: z.string().nullable().meta({ description: 'Accepted by changing the name of the food.' }),
    plural_name: z.string().nullable(),
    merge_into: named
      .nullable()
      .meta({ description: 'The same food under another name. Accepted by `food/{id}/merge`.' }),
  })
  .meta({ id: 'AiProposal' })

export const cleanUpAnswer = z
  .object({
    proposals: z.array(proposal),
    seen: z.int().meta({ description: 'How many foods were looked at.' }),
    after: z.int().nullable().meta({ description: 'To go on from; null at the end.' }),
  })
  .meta({ id: 'AiCleanUp' })

export type Proposal = z.output<typeof proposal>
