import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { refOrNone } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, bool, decimal, int } from '#worker/kernel/contract/scalars.contract.ts'
import { food, foodRef } from '#worker/modules/foods/food.contract.ts'
import { unit, unitRef } from '#worker/modules/units/unit.contract.ts'

const UPPER_END = 'The upper end of a range that begins at `amount`; null where there is one amount'

export const conversion = z
  .object({ food: z.string(), unit: z.string(), amount: z.number(), amount_max: z.number().nullable() })
  .meta({ id: 'IngredientConversion' })

export const recipeName = z.object({ id: z.int(), name: z.string() }).meta({ id: 'RecipeName' })

export const ingredient = resource({
  name: 'ingredient',
  title: 'Ingredient',
  fields: z.object({
    food: refOrNone(foodRef()),
    unit: refOrNone(unitRef()),
    amount: decimal(),
    amount_max: z
      .preprocess((value) => (value === '' ? null : value), decimal().nullable())
      .optional()
      .describe(UPPER_END),
    note: blankableText(256).nullish(),
    order: int().default(0),
    is_header: bool().default(false),
    no_amount: bool().default(false),
    original_text: blankableText(512).nullish(),
    /** Older clients send these; they are ignored, since names follow their amounts. */
    always_use_plural_unit: bool().optional(),
    always_use_plural_food: bool().optional(),
  }),
  reads: z.object({
    food: food.row.nullable(),
    unit: unit.row.nullable(),
    amount: z.number(),
    amount_max: z.number().nullable().describe(UPPER_END),
    conversions: z.array(conversion),
    note: z.string().nullable(),
    original_text: z.string().nullable(),
    used_in_recipes: z.array(recipeName),
    checked: z.boolean(),
    always_use_plural_unit: z.boolean(),
    always_use_plural_food: z.boolean(),
  }),
  roles: { read: 'user', write: 'user' },
  filters: z.object({
    food: z.string().optional(),
    unit: z.string().optional(),
    simple: z
      .string()
      .optional()
      .describe('Anything, for rows without what is worked out, and with the names of foods alone'),
  }),
})
