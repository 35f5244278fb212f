import * as z from 'zod'
import { resource } from '../../kernel/contract/contract.ts'
import { blankable, text } from '../../kernel/contract/scalars.contract.ts'
import { recordFields, recordManners, recordReads } from './record.contract.ts'

export const openDataCategory = resource({
  name: 'open-data-category',
  title: 'OpenDataCategory',
  fields: z.object({ ...recordFields, name: text(128), description: blankable().default('') }),
  reads: z.object(recordReads),
  ...recordManners,
})
