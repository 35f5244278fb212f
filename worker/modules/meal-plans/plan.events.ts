import * as z from 'zod'
import { defineEvents, type EventOf } from '#worker/kernel/contract/events.ts'

const id = z.int()
const day = z.iso.date()

const fields = z.object({
  title: z.string(),
  recipe: id.nullable(),
  servings: z.number(),
  note: z.string(),
  meal_type: id,
  shared: z.array(id),
})
export type PlanFields = z.output<typeof fields>

export const planEvents = defineEvents('meal-plan', {
  planned: fields.extend({ id, from_date: day, to_date: day, created_by: id }),
  moved: z.object({ id, from_date: day, to_date: day }),
  changed: z.object({ id, patch: fields.partial() }),
  deleted: z.object({ id }),
  restored: z.object({ id }),
})
export type PlanEvent = EventOf<typeof planEvents>
