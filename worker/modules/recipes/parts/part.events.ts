import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'
import { ingredientValue, stepValue } from '../recipe.events.ts'

const deleted = z.object({ id: z.int() })

/** Events of a step until a recipe takes it up. `changed` also restores a deleted one. */
export const stepEvents = defineEvents('step', {
  created: z.object({ step: stepValue }),
  changed: z.object({ step: stepValue }),
  deleted,
})
export const ingredientEvents = defineEvents('ingredient', {
  created: z.object({ ingredient: ingredientValue }),
  changed: z.object({ ingredient: ingredientValue }),
  deleted,
})
export type PartEvent = EventOf<typeof stepEvents> | EventOf<typeof ingredientEvents>
