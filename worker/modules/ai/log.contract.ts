import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { aiProvider } from './provider.contract.ts'

export const aiLog = resource({
  name: 'ai-log',
  title: 'AiLog',
  fields: z.object({}),
  reads: z.object({
    ai_provider: aiProvider.row.nullable(),
    function: z.enum(['FILE_IMPORT', 'STEP_SORT', 'FOOD_PROPERTIES', 'RECIPE_PROPERTIES']),
    credit_cost: z.number(),
    credits_from_balance: z.boolean(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    created_by: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'user', write: 'user' },
})
