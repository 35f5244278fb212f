import * as z from 'zod'

/** What a check found in a folder, in files. */
export const foundFiles = z.object({
  files: z.int(),
  new: z.int(),
  moved: z.int(),
  changed: z.int(),
  gone: z.int(),
  missing: z.int(),
  skipped: z.int(),
})
