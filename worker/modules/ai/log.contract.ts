import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { price as priceSchema } from './calls/price.contract.ts'
import { aiProvider } from './provider.contract.ts'

/** The first four are those that other clients know. */
export const aiFunctions = [
  'FILE_IMPORT',
  'STEP_SORT',
  'FOOD_PROPERTIES',
  'RECIPE_PROPERTIES',
  'TRANSLATION',
  'SUBSTITUTES',
  'IDEAS',
  'CLEAN_UP',
  'WRITING',
  'TEST',
] as const
export type AiFunction = (typeof aiFunctions)[number]

export const aiLog = resource({
  name: 'ai-log',
  title: 'AiLog',
  fields: z.object({}),
  reads: z.object({
    ai_provider: aiProvider.row.nullable(),
    function: z.enum(aiFunctions),
    credit_cost: z.number(),
    credits_from_balance: z.boolean(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    start_time: z.string().nullable(),
    end_time: z.string().nullable(),
    created_by: z.int().nullable(),
    created_at: z.string(),
    updated_at: z.string(),
    state: z.enum(['asked', 'charged', 'failed', 'released']).meta({
      description:
        'Whether it waits for an answer, was paid for, failed, or was given up; only the second costs; ours.',
    }),
    code: z.string().nullable().meta({ description: 'Why it failed; ours.' }),
    model: z.string().meta({ description: 'The model that was asked; ours.' }),
    cached_tokens: z.int().meta({ description: 'Of the input, what the provider remembered; ours.' }),
    seconds: z
      .number()
      .nullable()
      .meta({ description: 'From the question to its end; null while it waits for an answer; ours.' }),
    price: priceSchema.nullable().meta({ description: 'By which the cost was reckoned; ours.' }),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'user', write: 'user' },
})
