import * as z from 'zod'
import { bool, int } from '#worker/kernel/contract/scalars.contract.ts'
import { listSchema } from '#worker/kernel/contract/list.contract.ts'

const MAX_BATCH = 1000
const ids = () => listSchema(int(), MAX_BATCH).default([])
const list = <Name extends string>(name: Name) => {
  const changes = { add: ids(), remove: ids(), set: ids(), remove_all: bool().default(false) }
  const entries = Object.entries(changes).map(([change, field]) => [`${name}_${change}`, field])
  return Object.fromEntries(entries) as { [C in keyof typeof changes as `${Name}_${C}`]: (typeof changes)[C] }
}

/** Omitted or null fields stay as they are, except `category: null`, which removes the category. */
export const foodBatch = z
  .object({
    foods: listSchema(int(), MAX_BATCH),
    category: int().nullish(),
    ...list('substitute'),
    ...list('inherit_fields'),
    ...list('child_inherit_fields'),
    ...list('shopping_lists'),
    substitute_children: bool().nullish(),
    substitute_siblings: bool().nullish(),
    ignore_shopping: bool().nullish(),
    on_hand: bool().nullish(),
    parent_remove: bool().nullish(),
    parent_set: int().nullish(),
  })
  .meta({ id: 'FoodBatchUpdate' })
export type FoodBatch = z.output<typeof foodBatch>
