import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, decimal, int, verbatimText, text } from '#worker/kernel/contract/scalars.contract.ts'

const MAX_PRICE = 10_000
const WRONG_PRICE = `Ensure this value is between 0 and ${MAX_PRICE}.`

const price = (what: string) =>
  z
    .preprocess((value) => (value === '' ? null : value), decimal().nullable())
    .refine((dollars) => dollars === null || (dollars >= 0 && dollars <= MAX_PRICE), WRONG_PRICE)
    .optional()
    .meta({
      description: `US dollars for a million tokens of ${what}; null where the list of known models says it; ours.`,
    })

/** A provider of AI; without a space it serves every space. */
export const aiProvider = resource({
  name: 'ai-provider',
  title: 'AiProvider',
  fields: z.object({
    name: text(128),
    description: blankableText().default(''),
    model_name: text(256),
    url: blankableText(2048).nullish(),
    log_credit_cost: bool().default(true),
    price_input: price('what is sent'),
    price_output: price('what is answered'),
    price_cache: price('what it remembers of what was sent'),
    /** Only the operator may omit it, which creates a global provider. */
    space: int().nullish(),
  }),
  secrets: z.object({
    api_key: verbatimText(4096)
      .refine((key) => key !== '', 'This field may not be blank.')
      .nullish(),
  }),
  reads: z.object({ space: z.int().nullable(), created_at: z.string(), updated_at: z.string() }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'admin' },
})
