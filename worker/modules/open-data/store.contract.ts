import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { openDataCategory } from './category.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'

const list = z.array(z.object({ category: idRefSchema(), order: int().default(0) })).max(200)

export const openDataStore = resource({
  name: 'open-data-store',
  title: 'OpenDataStore',
  fields: z.object({
    ...recordFields,
    name: text(128),
    category_to_store: z.preprocess((value) => value ?? [], list).default([]),
  }),
  reads: z.object({
    ...recordReads,
    category_to_store: z.array(
      z.object({ id: z.int(), category: openDataCategory.row, store: z.int(), order: z.int() }),
    ),
  }),
  ...recordAccess,
})
