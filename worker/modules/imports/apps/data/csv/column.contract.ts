import * as z from 'zod'
import { bool } from '#worker/kernel/contract/scalars.contract.ts'

/** What a column of a table may hold; `nothing` is left out. */
const columnField = z.enum([
  'key',
  'name',
  'description',
  'ingredients',
  'steps',
  'servings',
  'yield',
  'prep_time',
  'cook_time',
  'rest_time',
  'total_time',
  'keywords',
  'books',
  'source',
  'source_url',
  'picture',
  'rating',
  'favourite',
  'notes',
  'nutrition',
  'nutrient',
  'created_at',
  'nothing',
])

export const MAX_COLUMNS = 60

/** How a table is to be read: its columns in their order, null for one that is kept as a note under its heading. */
export const tableReading = z
  .object({ columns: z.array(columnField.nullable()).min(1).max(MAX_COLUMNS), heading: bool().default(true) })
  .meta({ id: 'TableReading' })

export type CsvField = z.output<typeof columnField>
export type TableReading = z.output<typeof tableReading>
/** The first rows of a table, so that somebody can say what its columns are. */
export type FoundTable = TableReading & { rows: string[][] }
