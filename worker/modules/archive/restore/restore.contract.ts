import * as z from 'zod'
import { int, text } from '#worker/kernel/contract/scalars.contract.ts'

export const restoreRequest = z.object({ upload: int() })

/** What one may choose when the job is `ready`. `me` is who of the archive asks. */
export const restoreChoices = z.object({
  name: text(128).optional(),
  me: z.int().nullable().optional(),
})

export const restoreParams = z.object({ key: z.string(), size: z.int(), name: z.string(), salt: z.string() })

const person = z.object({ id: z.int(), name: z.string(), mail: z.string().nullable() })

/** What was found in an archive; the page shows it before anything is made of it. */
export const restoreDetails = z.object({
  space: z.int(),
  shard: z.string(),
  name: z.string(),
  made_at: z.string(),
  events: z.int(),
  files: z.int(),
  file_bytes: z.int(),
  rows: z.record(z.string(), z.int()),
  me: z.int().nullable(),
  people: z.array(person),
  households: z.array(z.tuple([z.int(), z.int()])),
})
export type RestoreDetails = z.output<typeof restoreDetails>

export const restoreItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('events'),
    path: z.string(),
    bytes: z.int(),
    sha256: z.string(),
    first: z.int(),
    count: z.int(),
  }),
  z.object({ kind: z.literal('files'), path: z.string(), bytes: z.int(), sha256: z.string() }),
])
