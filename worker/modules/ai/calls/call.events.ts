import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { price } from './price.contract.ts'

/** A question to a provider. Credits are US cents. */
export const callEvents = defineEvents('ai-call', {
  /** `reserved` is the most that it may cost; the purse that it comes from is known from now on. */
  asked: z.object({
    id: z.int(),
    ai_provider: z.int(),
    model: z.string(),
    function: z.string(),
    created_by: z.int().nullable(),
    price,
    reserved: z.number(),
    credits_from_balance: z.boolean(),
    until: z.string(),
  }),
  answered: z.object({
    id: z.int(),
    input_tokens: z.int(),
    output_tokens: z.int(),
    cached_tokens: z.int(),
    /** The provider did not tell them, so they are reckoned from the lengths of the texts. */
    estimated: z.boolean().optional(),
  }),
  charged: z.object({ id: z.int(), credits: z.number() }),
  failed: z.object({ id: z.int(), code: z.string() }),
  /** Nothing was heard of it in time. */
  released: z.object({ id: z.int() }),
})

export type CallEvent = EventOf<typeof callEvents>
