import * as z from 'zod'
import { dialects } from '#worker/modules/food-table/dialect.contract.ts'

const dialect = z.enum(dialects)

export const commonFoodsQuery = z.object({
  language: dialect.optional().describe('By default what the request asks for in `Accept-Language`'),
})

export const commonFoodsRequest = z
  .object({ language: dialect.nullish() })
  .meta({ id: 'CommonFoodsRequest', description: 'By default the language that the request asks for.' })

export const commonFoodsHere = z
  .object({
    language: dialect,
    total: z.int().meta({ description: 'How many common foods there are.' }),
    present: z.int().meta({ description: 'How many of them the space has, under whatever name.' }),
  })
  .meta({ id: 'CommonFoods' })

export const commonFoodsAdded = z
  .object({
    language: dialect,
    created: z.int().meta({ description: 'Foods that were not there.' }),
    filled: z.int().meta({ description: 'Foods that were there and got what they lacked.' }),
    unchanged: z.int(),
    units: z.int().meta({ description: 'New units.' }),
    categories: z.int().meta({ description: 'New supermarket categories.' }),
    property_types: z.int().meta({ description: 'New property types.' }),
    conversions: z.int().meta({ description: 'New conversions.' }),
  })
  .meta({ id: 'CommonFoodsAdded' })
export type CommonFoodsAdded = z.output<typeof commonFoodsAdded>
