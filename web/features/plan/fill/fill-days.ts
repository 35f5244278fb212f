import type * as z from 'zod'
import type { autoPlanned } from '#worker/modules/planning/auto-plan.contract.ts'
import { type ApiResponse, api, send } from '#web/lib/api/api.ts'
import { mealTypeEndpoint } from '../board/meal.rows.ts'
import type { MealKind } from '../types/meal-kind.ts'
import { fillBody, type FillValues } from './fill-request.ts'

interface Filled {
  plans: z.output<typeof autoPlanned>['plans']
  /** What was done, in this order. */
  answers: ApiResponse<unknown>[]
}

/** A kind of meal that the server does not have yet is made first, and goes again where nothing could be planned. */
export async function fillDays(values: FillValues, kind: MealKind): Promise<Filled> {
  if (kind.id !== null) return fill(values, kind.id)
  const { name, color, time, order } = kind
  const made = await api(mealTypeEndpoint).create({ name, color, time, order })
  try {
    const { plans, answers } = await fill(values, made.data.id)
    return { plans, answers: [made, ...answers] }
  } catch (error) {
    await api(mealTypeEndpoint).destroy(made.data.id)
    throw error
  }
}

async function fill(values: FillValues, type: number): Promise<Filled> {
  const answer = await send<z.output<typeof autoPlanned>>('POST', '/api/auto-plan/', { body: fillBody(values, type) })
  return { plans: answer.data.plans, answers: [answer] }
}
