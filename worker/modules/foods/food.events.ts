import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'
import { putBack } from '../../kernel/resource/undo/put-back.events.ts'
import { propertyValue } from '../properties/property-value.ts'

const id = z.int()
const pair = z.tuple([id, id])
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
  shopping_lists: z.array(id),
})
const some = attributes.partial()
export type FoodAttributes = z.output<typeof some>

export const foodEvents = defineEvents('food', {
  created: some.extend({ id, name: z.string() }),
  /** `batch`: one of many changes at once; what it hands down follows them all in one `handed_down`. */
  changed: z.object({ id, patch: some, batch: z.literal(true).optional() }),
  substitutes_set: z.object({ id, substitutes: z.array(id) }),
  /** All of its properties, in their order. */
  properties_set: z.object({ id, properties: z.array(propertyValue) }),
  /** In the house, for these people. */
  stocked: z.object({ id, users: z.array(id) }),
  used_up: z.object({ id, users: z.array(id) }),
  /** Pairs of foods that from then on stand for each other, or no longer do. */
  substitutes_linked: z.object({ pairs: z.array(pair) }),
  substitutes_unlinked: z.object({ pairs: z.array(pair) }),
  /** Changed together, so that what is below them follows. */
  handed_down: z.object({ ids: z.array(id) }),
  /** What all foods, or the children of one, take over from their parents is set anew. */
  inheritance_reset: z.object({ below: id.nullable(), fields: z.array(id) }),
  moved: z.object({ id, parent: id.nullable() }),
  moved_together: z.object({ ids: z.array(id), parent: id.nullable() }),
  merged: z.object({ id, into: id }),
  put_back: putBack,
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type FoodEvent = EventOf<typeof foodEvents>
