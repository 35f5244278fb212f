import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/events.ts'

const id = z.int()
const attributes = z.object({
  name: z.string(),
  plural_name: z.string().nullish(),
  description: z.string(),
  recipe: id.nullish(),
  url: z.string().nullish(),
  properties_food_amount: z.number(),
  properties_food_unit: id.nullish(),
  fdc_id: z.int().nullish(),
  supermarket_category: id.nullish(),
  ignore_shopping: z.boolean(),
  substitute_siblings: z.boolean(),
  substitute_children: z.boolean(),
  inherit_fields: z.array(id),
  child_inherit_fields: z.array(id),
  open_data_slug: z.string().nullish(),
})
const some = attributes.partial()
export type FoodAttributes = z.output<typeof some>

export const foodEvents = defineEvents('food', {
  created: some.extend({ id, name: z.string() }),
  changed: z.object({ id, patch: some }),
  substitutes_set: z.object({ id, substitutes: z.array(id) }),
  /** In the house, for these people. */
  stocked: z.object({ id, users: z.array(id) }),
  used_up: z.object({ id, users: z.array(id) }),
  moved: z.object({ id, parent: id.nullable() }),
  merged: z.object({ id, into: id }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type FoodEvent = EventOf<typeof foodEvents>
