import * as z from 'zod'
import { bool, decimal, instant, int } from '#worker/kernel/contract/scalars.contract.ts'

/**
 * Checks, unchecks or relists many entries; `set` replaces their named lists. Entries that are missing, or not the
 * asker's to change, are skipped.
 */
export const bulkCheck = z
  .object({
    ids: z.array(int()),
    checked: bool().nullish(),
    supermarket: int().nullish().describe('Where they are ticked off. Not in the reference'),
    completed_at: instant().nullish().describe('When they were ticked off, within the last day. Not in the reference'),
    shopping_lists_add: z.array(int()).nullish(),
    shopping_lists_remove: z.array(int()).nullish(),
    shopping_lists_set: z.array(int()).nullish(),
    shopping_lists_remove_all: bool().nullish(),
  })
  .meta({ id: 'ShoppingListEntryBulkRequest' })

export const bulkChecked = z
  .object({
    ids: z.array(z.int()),
    checked: z.boolean().nullable(),
    shopping_lists_add: z.array(z.int()).optional(),
    shopping_lists_remove: z.array(z.int()).optional(),
    shopping_lists_set: z.array(z.int()).optional(),
    shopping_lists_remove_all: z.boolean(),
    timestamp: z.iso.datetime(),
  })
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
