import * as z from 'zod'

const named = z.object({ id: z.int(), name: z.string() })

const foodValue = z
  .object({
    id: z.int(),
    food: named,
    value: z.number().nullable(),
    missing_unit: z.literal(true).optional(),
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

export const foodProperties = z.record(z.string(), foodProperty)
