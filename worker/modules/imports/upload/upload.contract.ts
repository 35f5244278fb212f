import * as z from 'zod'
import { int, text } from '#worker/kernel/contract/scalars.contract.ts'

export const MAX_UPLOAD_BYTES = 1_000_000_000
/** R2 wants parts of one size, of at least five megabytes. */
export const PART_BYTES = 8_000_000

export const uploadRequest = z.object({
  name: text(256),
  size: int().pipe(
    z.int().min(1, 'The submitted file is empty.').max(MAX_UPLOAD_BYTES, 'A file may have one gigabyte at most.'),
  ),
})

/** `received` are numbers of parts, from 1; all but the last have `part_size` bytes. */
export const upload = z
  .object({
    id: z.int(),
    name: z.string(),
    size: z.int(),
    part_size: z.int(),
    received: z.array(z.int()),
    created_at: z.string(),
  })
  .meta({ id: 'Upload' })

const part = z
  .file()
  .meta({ type: 'string', format: 'binary' })
  .transform((value) => value as File) // zod has checked it; its own File type lacks the content.

export const uploadPart = z.object({ part })
export const partParam = z.object({ id: int(), part: int() })

export type Upload = z.output<typeof upload>
