import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { propertyValue } from '#worker/modules/properties/property-value.ts'

const id = z.int()

const nutrition = z.object({
  id,
  carbohydrates: z.number(),
  fats: z.number(),
  proteins: z.number(),
  calories: z.number(),
  source: z.string().nullable(),
})

export const ingredientValue = z.object({
  id,
  food: id.nullable(),
  unit: id.nullable(),
  amount: z.number(),
  /** The upper end of a range; events from before ranges have none. */
  amount_max: z.number().nullable().default(null),
  note: z.string().nullable(),
  order: z.int(),
  is_header: z.boolean(),
  no_amount: z.boolean(),
  original_text: z.string().nullable(),
})
export const stepValue = z.object({
  id,
  name: z.string(),
  instruction: z.string(),
  time: z.int(),
  order: z.int(),
  show_as_header: z.boolean(),
  show_ingredients_table: z.boolean(),
  file: id.nullable(),
  step_recipe: id.nullable(),
  ingredients: z.array(ingredientValue),
})
const described = z.object({
  name: z.string(),
  description: z.string().nullable(),
  source_url: z.string().nullable(),
  working_time: z.int(),
  waiting_time: z.int(),
  servings: z.int(),
  servings_text: z.string(),
  diameter: z.int(),
  diameter_text: z.string(),
  internal: z.boolean(),
  show_ingredient_overview: z.boolean(),
  nutrition: nutrition.nullable(),
  properties: z.array(propertyValue),
  file_path: z.string(),
})

/** `reason` is one of `pictureReasons`, or one of later days. */
const imageFailure = z.object({
  reason: z.string(),
  url: z.string().nullable(),
  others: z.array(z.string()),
  request: z.int(),
})

export type ImageFailure = z.output<typeof imageFailure>
export type Nutrition = z.output<typeof nutrition>
export type IngredientValue = z.output<typeof ingredientValue>
export type StepValue = z.output<typeof stepValue>
export type Described = z.output<typeof described>

export const recipeEvents = defineEvents('recipe', {
  created: described.extend({
    id,
    created_by: id,
    private: z.boolean(),
    shared: z.array(id),
    keywords: z.array(id),
    steps: z.array(stepValue),
    /** The recipe that this one was copied from; events from before copies have none. */
    variant_of: id.nullable().optional(),
  }),
  described: z.object({ id, patch: described.partial() }),
  steps_set: z.object({ id, steps: z.array(stepValue) }),
  keyworded: z.object({ id, keywords: z.array(id) }),
  shared: z.object({ id, private: z.boolean(), shared: z.array(id) }),
  /** Null removes the picture. */
  imaged: z.object({ id, image: z.string().nullable() }),
  image_requested: z.object({
    id,
    url: z.string(),
    /** Addresses to choose from where this one brings no picture; wishes from before have none. */
    others: z.array(z.string()).optional(),
  }),
  /** A picture lies ready under this key, from an imported file. */
  image_staged: z.object({ id, key: z.string() }),
  /** The picture that version `request` of the recipe wished for was given up. Null: it came in a file. */
  image_failed: imageFailure.extend({ id }),
  image_failure_dismissed: z.object({ id }),
  /** The following events of the commit restore version `to`. */
  reverted: z.object({ id, to: z.int() }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type RecipeEvent = EventOf<typeof recipeEvents>
