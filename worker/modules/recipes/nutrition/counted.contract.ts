import * as z from 'zod'

const named = z.object({ id: z.int(), name: z.string() })

const reasons = ['no_value', 'no_amount', 'no_basis', 'no_conversion', 'no_weight'] as const
export type Uncounted = (typeof reasons)[number]

const lineValue = z.object({
  value: z.number().nullable(),
  reason: z.enum(reasons).nullable().meta({
    description:
      'Why nothing is counted: the food says nothing of the property; the line has no amount; the food does not say of how much its values are; its unit does not convert to `counted_in`; it has no unit, and the food does not say what a piece weighs.',
  }),
})
export type LineValue = z.output<typeof lineValue>

const line = z
  .object({
    ingredient: z.int(),
    food: named,
    amount: z.number(),
    unit: named.nullable(),
    no_amount: z.boolean(),
    counted_in: named.nullable().meta({ description: 'Of which unit the values of the food are.' }),
    values: z.record(z.string(), lineValue).meta({ description: 'By ids of property types.' }),
  })
  .meta({ id: 'CountedLine' })
export type CountedLine = z.output<typeof line>

export const countedRecipe = z
  .object({
    types: z.array(z.object({ id: z.int(), name: z.string(), unit: z.string().nullable() })),
    lines: z.array(line),
  })
  .meta({ id: 'CountedRecipe' })
