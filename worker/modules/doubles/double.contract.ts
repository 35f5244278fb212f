import * as z from 'zod'
import { pageSchema } from '#worker/kernel/contract/contract.ts'
import { supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'

/** From the surest on. */
export const doubleReasons = ['same', 'plural', 'unit', 'ending', 'order', 'spelling'] as const

const side = z
  .object({
    id: z.int(),
    name: z.string(),
    plural_name: z.string().nullable().optional(),
    numrecipe: z.int().optional(),
    supermarket_category: supermarketCategory.row.nullable().optional(),
  })
  .meta({ id: 'DoubleSide' })

export const double = z
  .object({ left: side, right: side, why: z.enum(doubleReasons), sure: z.boolean() })
  .meta({ id: 'Double' })

export const doublePage = pageSchema(double)
