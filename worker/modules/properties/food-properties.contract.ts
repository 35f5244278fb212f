import * as z from 'zod'

const named = z.object({ id: z.int(), name: z.string() })

const foodValue = z
  .object({
    id: z.int(),
    food: named,
    /** Null: not known. */
    value: z.number().nullable(),
    missing_unit: z.literal(true).optional(),
    /** What would have to be said of the food for its amount to count. */
    missing_conversion: z.object({ base_unit: named, converted_unit: named }).optional(),
  })
  .meta({ id: 'FoodPropertyValue' })

const foodProperty = z
  .object({
    id: z.int(),
    name: z.string(),
    description: z.string().nullable(),
    unit: z.string().nullable(),
    order: z.int(),
    food_values: z.record(z.string(), foodValue),
    /** Of the whole recipe, at its own servings. */
    total_value: z.number(),
    missing_value: z.boolean(),
  })
  .meta({ id: 'FoodProperty' })

/** What the foods of a recipe add up to, by the ids of all property types of the space. */
export const foodProperties = z.record(z.string(), foodProperty)
