import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const recipe = z.int()

/** What happens to the file that a recipe has in a storage. Which one it is was said by `recipe-import.imported`. */
export const externalFileEvents = defineEvents('external-file', {
  /** It is there, here, and like this: after it was moved, changed, or missed. */
  found: z.object({
    recipe,
    file_path: z.string(),
    file_uid: z.string(),
    file_etag: z.string(),
    file_size: z.int().nullable(),
  }),
  missing: z.object({ recipe }),
  /** An address that opens it, and lasts. */
  linked: z.object({ recipe, link: z.string() }),
  /** It is to go at its storage; then the recipe forgets it. */
  deletion_asked: z.object({ recipe }),
  deletion_failed: z.object({ recipe, code: z.string() }),
  deleted: z.object({ recipe }),
})

export type ExternalFileEvent = EventOf<typeof externalFileEvents>
