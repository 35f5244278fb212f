import * as z from 'zod'
import { bool, int } from '#worker/kernel/contract/scalars.contract.ts'

const MAX_QUERY = 200

export const dataTypes = ['Branded', 'Foundation', 'Survey (FNDDS)', 'SR Legacy'] as const

const types = z.union([z.string(), z.array(z.string())]).transform((said) => [said].flat())

export const fdcSearchQuery = z.object({
  query: z.string().max(MAX_QUERY),
  dataType: types
    .optional()
    .describe(`Repeatable: ${dataTypes.join(', ')}. By default Foundation, or all that the table has`),
  pageNumber: int().pipe(z.int().min(1).max(1000)).optional(),
})

export const foundFoods = z
  .object({
    totalHits: z.int(),
    currentPage: z.int(),
    totalPages: z.int(),
    foods: z.array(
      z
        .object({
          fdcId: z.int(),
          description: z.string(),
          dataType: z.string(),
          name: z
            .string()
            .nullable()
            .meta({ description: 'What people call it, in the language of the request, where it is a common food.' }),
        })
        .meta({ id: 'FdcQueryFoods' }),
    ),
  })
  .meta({ id: 'FdcQuery' })
export type FoundFoods = z.output<typeof foundFoods>

/** How a food is filled. */
export const fillOptions = {
  fdc_id: int().nullish().meta({ description: 'By default the number that the food has.' }),
  label: bool().optional().meta({
    description: 'Also fill the nutrients of a label, making those property types that the space lacks.',
  }),
}

export const fillQuery = z.object({ fdc_id: int().optional(), label: bool().optional() })

const amount = z.object({
  property_type: z.object({ id: z.int().nullable(), name: z.string(), unit: z.string().nullable() }),
  property_amount: z.number(),
  before: z.number().nullable().meta({ description: 'What the food says of 100 g now.' }),
})
const conversion = z.object({
  base_amount: z.number(),
  base_unit: z.string(),
  converted_amount: z.number(),
  converted_unit: z.string(),
})

export const filling = z
  .object({
    fdc_id: z.int(),
    description: z.string(),
    dataType: z.string(),
    properties: z.array(amount).meta({ description: 'For 100 g.' }),
    of_other_amount: z.array(z.string()).meta({
      description: 'Properties that stay as they are, but are of another amount now and will be of 100 g.',
    }),
    conversions: z.array(conversion).meta({ description: 'Household measures that the food does not weigh yet.' }),
  })
  .meta({ id: 'FoodFilling' })
export type Filling = z.output<typeof filling>
