import * as z from 'zod'
import { bool, int, text } from '#worker/kernel/contract/scalars.contract.ts'

const file = z
  .file({ error: 'The submitted data was not a file. Check the encoding type on the form.' })
  .meta({ type: 'string', format: 'binary' })
  .transform((value) => value as File) // zod has checked it; its own File type lacks the content.

/** Of one file, forms send the file itself. */
const files = z.preprocess((value) => (value instanceof File ? [value] : value), z.array(file).min(1).max(100))

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

/** Files that were sent in parts. What is in them is shown before anything is saved, unless `start` is said. */
export const importFilesRequest = z.object({
  uploads: z.array(int()).min(1, 'This list may not be empty.').max(100),
  app: text(32).nullish(),
  start: bool().default(false),
  same_names: bool().default(false),
})

export const importApp = z.object({ id: z.string(), title: z.string(), hint: z.string() }).meta({ id: 'ImportApp' })
