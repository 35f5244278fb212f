import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, decimal } from '#worker/kernel/contract/scalars.contract.ts'
import { food, foodRef } from '#worker/modules/foods/food.contract.ts'
import { unit, unitRef } from '#worker/modules/units/unit.contract.ts'

/** An amount of one unit equals an amount of another, for one food, or for all if `food` is null. */
export const unitConversion = resource({
  name: 'unit-conversion',
  title: 'UnitConversion',
  fields: z.object({
    base_amount: decimal(),
    // Merges and deletions of units need more than `refersTo` offers: see `conversion.references.ts`.
    base_unit: refersTo('unit', unitRef()),
    converted_amount: decimal(),
    converted_unit: refersTo('unit', unitRef()),
    food: refersTo('food', foodRef()).nullish(),
    open_data_slug: blankableText(128).nullish(),
  }),
  reads: z.object({
    name: z.string(),
    base_amount: z.number(),
    base_unit: unit.row,
    converted_amount: z.number(),
    converted_unit: unit.row,
    food: food.row.nullable(),
  }),
  verbs: crudVerbs,
  roles: { read: 'user', write: 'user' },
  filters: z.object({ food_id: z.string().optional() }),
})
