import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { idRefSchema } from '#worker/kernel/contract/ref.contract.ts'
import { blankableText, decimal } from '#worker/kernel/contract/scalars.contract.ts'
import { openDataFood } from './food.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'
import { openDataUnit } from './unit.contract.ts'

export const openDataConversion = resource({
  name: 'open-data-conversion',
  title: 'OpenDataConversion',
  fields: z.object({
    ...recordFields,
    food: idRefSchema(),
    base_amount: decimal(),
    base_unit: idRefSchema(),
    converted_amount: decimal(),
    converted_unit: idRefSchema(),
    source: blankableText(),
  }),
  reads: z.object({
    ...recordReads,
    food: openDataFood.row,
    base_unit: openDataUnit.row,
    converted_unit: openDataUnit.row,
  }),
  ...recordAccess,
})
