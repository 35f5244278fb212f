import * as z from 'zod'
import { resource } from '#worker/kernel/contract/contract.ts'
import { blankableText, text } from '#worker/kernel/contract/scalars.contract.ts'
import { recordFields, recordAccess, recordReads } from './record.contract.ts'

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })

export const openDataUnit = resource({
  name: 'open-data-unit',
  title: 'OpenDataUnit',
  fields: z.object({
    ...recordFields,
    name: text(128),
    plural_name: blankableText(128).default(''),
    base_unit: blankableText(32).default(''),
    type: choice('WEIGHT', 'VOLUME', 'OTHER'),
  }),
  reads: z.object(recordReads),
  ...recordAccess,
})
