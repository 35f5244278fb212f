import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { putBack } from '#worker/kernel/resource/undo/put-back.events.ts'
import { propertyValue } from '#worker/modules/properties/property-value.ts'

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
  /** `batch`: part of a batch, which ends with one `handed_down` for all of them. */
  changed: z.object({ id, patch: some, batch: z.literal(true).optional() }),
  substitutes_set: z.object({ id, substitutes: z.array(id) }),
  properties_set: z.object({ id, properties: z.array(propertyValue) }),
  /** The food is on hand for these people. */
  stocked: z.object({ id, users: z.array(id) }),
  used_up: z.object({ id, users: z.array(id) }),
  /** Pairs that become, or stop being, substitutes of each other. */
  substitutes_linked: z.object({ pairs: z.array(pair) }),
  substitutes_unlinked: z.object({ pairs: z.array(pair) }),
  /** Foods whose descendants inherit from them anew. */
  handed_down: z.object({ ids: z.array(id) }),
  /** Sets the inherited fields of all foods, or of the children of one. */
  inheritance_reset: z.object({ below: id.nullable(), fields: z.array(id) }),
  moved: z.object({ id, parent: id.nullable() }),
  moved_together: z.object({ ids: z.array(id), parent: id.nullable() }),
  merged: z.object({ id, into: id }),
  put_back: putBack,
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type FoodEvent = EventOf<typeof foodEvents>
