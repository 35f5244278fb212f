import * as z from 'zod'

export const tag = 'AI'

export const providerQuery = z.object({
  provider: z.string().optional().describe('Id of the AI provider to ask'),
})

export const SPENDS =
  'Asks a provider, which may cost credits, and saves nothing. A repeated Idempotency-Key answers as it did first.'
