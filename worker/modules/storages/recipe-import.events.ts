import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'

/** A file became a recipe, and no longer waits. */
export const recipeImportEvents = defineEvents('recipe-import', {
  imported: z.object({
    id: z.int(),
    recipe: z.int(),
    storage: z.int(),
    file_path: z.string(),
    file_uid: z.string(),
  }),
})
export type RecipeImportEvent = EventOf<typeof recipeImportEvents>
