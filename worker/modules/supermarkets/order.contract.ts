import * as z from 'zod'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'
import { int } from '#worker/kernel/contract/scalars.contract.ts'

const MAX_CATEGORIES = 500

/** Ids of categories in the order in which one walks past them. */
export const supermarketOrder = z
  .object({ categories: listSchema(int(), MAX_CATEGORIES) })
  .meta({ id: 'SupermarketOrder' })
