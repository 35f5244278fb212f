import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'

export const openDataProperty = resource({
  name: 'open-data-property',
  title: 'OpenDataProperty',
  fields: z.object({ ...recordFields, name: text(128), unit: blankableText(64).default(''), fdc_id: int().nullish() }),
  reads: z.object({ ...recordReads, fdc_id: z.int().nullable() }),
  ...recordAccess,
})
