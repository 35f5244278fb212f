import * as z from 'zod'
import { bool, decimal, int } from '../../kernel/scalars.contract.ts'

/** Checks or unchecks many entries at once; ids that are not there, or not the asker's to check, are left out. */
export const bulkCheck = z
  .object({ ids: z.array(int()), checked: bool().nullish() })
  .meta({ id: 'ShoppingListEntryBulkRequest' })

export const bulkChecked = z
  .object({ ids: z.array(z.int()), checked: z.boolean().nullable(), timestamp: z.iso.datetime() })
  .meta({ id: 'ShoppingListEntryBulk' })

const simpleEntry = z.object({
  amount: decimal(),
  unit_id: int().nullish(),
  food_id: int(),
  ingredient_id: int().nullish(),
})

export const bulkCreate = z
  .object({ entries: z.array(simpleEntry).optional(), shopping_lists_ids: z.array(int()).nullish() })
  .meta({ id: 'ShoppingListEntryBulkCreateRequest' })

export const bulkCreated = z
  .object({
    entries: z.array(
      z.object({
        id: z.int(),
        amount: z.number(),
        unit_id: z.int().nullable(),
        food_id: z.int(),
        ingredient_id: z.int().nullable(),
      }),
    ),
    shopping_lists_ids: z.array(z.int()),
  })
  .meta({ id: 'ShoppingListEntryBulkCreate' })
