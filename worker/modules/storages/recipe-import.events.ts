import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

export const recipeImportEvents = defineEvents('recipe-import', {
  imported: z.object({
    id: z.int(),
    recipe: z.int(),
    storage: z.int(),
    file_path: z.string(),
    file_uid: z.string(),
    file_etag: z.string().optional(),
    file_size: z.int().nullable().optional(),
  }),
  /** A job reads what is in the file, as if somebody had sent it. */
  read: z.object({ id: z.int(), job: z.int() }),
  /** The file is no longer in the storage. */
  gone: z.object({ id: z.int() }),
})

export type RecipeImportEvent = EventOf<typeof recipeImportEvents>
