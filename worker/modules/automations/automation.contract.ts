import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, bool, int, text, verbatimText } from '#worker/kernel/contract/scalars.contract.ts'

export const automationTypes = [
  'FOOD_ALIAS',
  'UNIT_ALIAS',
  'KEYWORD_ALIAS',
  'DESCRIPTION_REPLACE',
  'INSTRUCTION_REPLACE',
  'NEVER_UNIT',
  'TRANSPOSE_WORDS',
  'FOOD_REPLACE',
  'UNIT_REPLACE',
  'NAME_REPLACE',
] as const
export type AutomationType = (typeof automationTypes)[number]

/** Two names (`…_ALIAS`, `NEVER_UNIT`), two words to swap, or patterns for address and text and a replacement. */
export const automation = resource({
  name: 'automation',
  title: 'Automation',
  fields: z.object({
    type: z.enum(automationTypes, { error: ({ input }) => choice(input) }),
    name: text(128).default(''),
    description: blankableText().nullish(),
    param_1: verbatimText(128).nullish(),
    param_2: verbatimText(128).nullish(),
    param_3: verbatimText(128).nullish(),
    order: int().default(1000),
    disabled: bool().default(false),
  }),
  reads: z.object({ created_by: z.int() }),
  filters: z.object({ type: z.union([z.string(), z.array(z.string())]).optional() }),
  roles: { read: 'user', write: 'user' },
})

const choice = (input: unknown) =>
  input === undefined ? 'This field is required.' : `"${String(input)}" is not a valid choice.`

export const appliedAutomation = z
  .object({ id: z.int(), type: z.enum(automationTypes), name: z.string() })
  .meta({ id: 'AppliedAutomation' })
