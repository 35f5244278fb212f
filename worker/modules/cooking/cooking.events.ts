import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

export const cookingEvents = defineEvents('cook-log', {
  cooked: z.object({
    id: z.int(),
    recipe: z.int(),
    /** Version of the recipe that was cooked, to show it from the log. */
    recipe_version: z.int(),
    servings: z.number().nullable(),
    rating: z.number().nullable(),
    comment: z.string().nullable(),
    created_by: z.int(),
    created_at: z.iso.datetime(),
  }),
})
export type CookingEvent = EventOf<typeof cookingEvents>
