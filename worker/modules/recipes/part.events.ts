import * as z from 'zod'
import { defineEvents, type EventOf } from '../../kernel/events.ts'
import { ingredientValue, stepValue } from './recipe.events.ts'

/** A step or an ingredient made on its own; nobody sees it before a recipe takes it up. */
export const stepEvents = defineEvents('step', { created: z.object({ step: stepValue }) })
export const ingredientEvents = defineEvents('ingredient', { created: z.object({ ingredient: ingredientValue }) })
export type PartEvent = EventOf<typeof stepEvents> | EventOf<typeof ingredientEvents>
