import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/contract/events.ts'

export const cookingEvents = defineEvents('cook-log', {
  cooked: z.object({
    id: z.int(),
    recipe: z.int(),
    /** The version of the recipe that was cooked, by which history can show it as it was. */
    recipe_version: z.int(),
    servings: z.number().nullable(),
    rating: z.number().nullable(),
    comment: z.string().nullable(),
    created_by: z.int(),
    created_at: z.iso.datetime(),
  }),
})
export type CookingEvent = EventOf<typeof cookingEvents>
