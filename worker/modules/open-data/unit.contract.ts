import * as z from 'zod'
import { resource } from '../../kernel/contract/contract.ts'
import { blankable, text } from '../../kernel/contract/scalars.contract.ts'
import { recordFields, recordManners, recordReads } from './record.contract.ts'

const choice = <const Values extends readonly [string, ...string[]]>(...values: Values) =>
  z.enum(values, { error: ({ input }) => `"${String(input)}" is not a valid choice.` })

export const openDataUnit = resource({
  name: 'open-data-unit',
  title: 'OpenDataUnit',
  fields: z.object({
    ...recordFields,
    name: text(128),
    plural_name: blankable(128).default(''),
    base_unit: blankable(32).default(''),
    type: choice('WEIGHT', 'VOLUME', 'OTHER'),
  }),
  reads: z.object(recordReads),
  ...recordManners,
})
