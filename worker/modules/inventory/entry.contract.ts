import * as z from 'zod'
import { crudVerbs, resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { refersTo } from '#worker/kernel/contract/reference.contract.ts'
import { blankableText, day, decimal } from '#worker/kernel/contract/scalars.contract.ts'
import { food, foodRef } from '#worker/modules/foods/food.contract.ts'
import { unit, unitRef } from '#worker/modules/units/unit.contract.ts'
import { inventoryLocation } from './location.contract.ts'

const AMOUNT = 'Ensure this value is greater than or equal to 0.'

export const inventoryEntry = resource({
  name: 'inventory-entry',
  title: 'InventoryEntry',
  fields: z.object({
    inventory_location: idRefSchema(),
    sub_location: blankableText(64).nullish(),
    /** The label's text, unique in the space; defaults to the id in hexadecimal. */
    code: blankableText(16)
      .transform((code) => code || null)
      .nullish(),
    food: refersTo('food', foodRef(), { onMerge: 'follow' }),
    unit: refersTo('unit', unitRef(), { onMerge: 'follow' }),
    amount: decimal()
      .refine((amount) => amount >= 0, AMOUNT)
      .default(0),
    expires: day().nullish(),
    frozen_on: day().nullish().describe('Since when it is frozen. Not in the reference'),
    note: blankableText(256).nullish(),
  }),
  reads: z.object({
    inventory_location: inventoryLocation.row,
    sub_location: z.string().nullable(),
    code: z.string(),
    food: food.row,
    unit: unit.row.nullable(),
    amount: z.number(),
    expires: z.iso.date().nullable(),
    frozen_on: z.iso.date().nullable(),
    note: z.string().nullable(),
    label: z.string(),
    created_at: z.iso.datetime(),
    created_by: z.int(),
  }),
  verbs: [...crudVerbs, 'effects'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({
    empty: z.string().default('false').describe('Also those of which nothing is left'),
    code: z.string().optional().describe('All of the food that this code is on'),
    food_id: z.string().optional(),
    inventory_location_id: z.string().optional(),
  }),
})

/** A change of stock, with the entry as it is now. */
export const inventoryLog = resource({
  name: 'inventory-log',
  title: 'InventoryLog',
  fields: z.object({}),
  reads: z.object({
    entry: inventoryEntry.row,
    booking_type: z.enum(['add', 'remove', 'move']),
    old_amount: z.number(),
    new_amount: z.number(),
    old_inventory_location: inventoryLocation.row.nullable(),
    new_inventory_location: inventoryLocation.row.nullable(),
    note: z.string().nullable(),
    created_at: z.iso.datetime(),
  }),
  verbs: ['list', 'retrieve'],
  roles: { read: 'user', write: 'user' },
  filters: z.object({ entry_id: z.string().optional(), food_id: z.string().optional() }),
})
