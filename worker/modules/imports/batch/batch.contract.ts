import * as z from 'zod'
import { bool, int } from '#worker/kernel/contract/scalars.contract.ts'
import { link } from '../from-links/from-links.contract.ts'

const MAX_ADDRESSES = 100

export const itemStates = ['waiting', 'saved', 'known', 'failed'] as const

/** One address and its result: saved, already here (`known`), or failed with the reason. */
export const importItem = z
  .object({
    position: z.int(),
    url: z.string(),
    state: z.enum(itemStates),
    recipe: z.int().nullable(),
    name: z.string().nullable(),
    code: z.string().nullable(),
    msg: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'ImportItem' })

const counts = { total: z.int(), waiting: z.int(), saved: z.int(), known: z.int(), failed: z.int() }

export const importBatch = z
  .object({ id: z.int(), created_at: z.string(), updated_at: z.string(), running: z.boolean(), ...counts })
  .meta({ id: 'ImportBatch' })
export const importBatchDetail = importBatch.extend({ items: z.array(importItem) }).meta({ id: 'ImportBatchDetail' })

export const batchRequest = z.object({
  urls: z
    .array(link)
    .min(1, 'This list may not be empty.')
    .max(MAX_ADDRESSES, `Ensure this field has no more than ${MAX_ADDRESSES} elements.`),
})

/** Items at `positions`, else all failed ones. `again`: also where the recipe exists already. */
export const retryRequest = z.object({
  positions: z.array(int()).max(MAX_ADDRESSES).optional(),
  again: bool().default(false),
})

export type ImportBatch = z.output<typeof importBatch>
export type ImportBatchDetail = z.output<typeof importBatchDetail>
export type ImportItem = z.output<typeof importItem>
