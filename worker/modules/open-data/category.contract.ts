import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'

export const openDataCategory = resource({
  name: 'open-data-category',
  title: 'OpenDataCategory',
  fields: z.object({ ...recordFields, name: text(128), description: blankableText().default('') }),
  reads: z.object(recordReads),
  ...recordAccess,
})
