import * as z from 'zod'
import { resource } from '../../kernel/contract/contract.ts'
import { blankable, int, text } from '../../kernel/contract/scalars.contract.ts'
import { recordFields, recordManners, recordReads } from './record.contract.ts'

export const openDataProperty = resource({
  name: 'open-data-property',
  title: 'OpenDataProperty',
  fields: z.object({ ...recordFields, name: text(128), unit: blankable(64).default(''), fdc_id: int().nullish() }),
  reads: z.object({ ...recordReads, fdc_id: z.int().nullable() }),
  ...recordManners,
})
