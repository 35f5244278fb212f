import * as z from 'zod'
import { bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'
import { tableReading } from '../apps/data/csv/column.contract.ts'

const error = ({ input }: { input?: unknown }) =>
  input === undefined
    ? 'This field is required.'
    : 'The submitted data was not a file. Check the encoding type on the form.'

const file = z
  .file({ error })
  .meta({ type: 'string', format: 'binary' })
  .transform((value) => value as File) // zod has checked it; its own File type lacks the content.

/** Of one file, forms send the file itself. */
const files = z.preprocess(
  (value) => (value instanceof File ? [value] : value),
  z.array(file, { error }).min(1).max(100),
)

/** `type` names the app; what the files say of themselves comes first. */
export const importRequest = z.object({
  type: text(32),
  files,
  duplicates: bool().default(false),
  meal_plans: bool().default(true),
  shopping_lists: bool().default(true),
  nutrition_per_serving: bool().default(false),
})

export const importAnswer = z.object({ import_id: z.int() }).meta({ id: 'ImportStarted' })

export const importRefusal = z.object({ error: z.literal(true), msg: z.unknown() })

/**
 * Files that were sent in parts, or those of a job of one's own that waits, which ends it. What is in them is shown before
 * anything is saved, unless `start` is said. `table` says what the columns of a table are.
 */
export const importFilesRequest = z.object({
  uploads: z.array(int()).min(1, 'This list may not be empty.').max(100).optional(),
  job: int().optional(),
  app: text(32).nullish(),
  table: tableReading.optional(),
  start: bool().default(false),
  same_names: bool().default(false),
})

export const importApp = z.object({ id: z.string(), title: z.string(), hint: z.string() }).meta({ id: 'ImportApp' })
