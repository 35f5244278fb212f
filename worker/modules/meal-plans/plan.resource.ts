import { sql } from 'drizzle-orm'
import { membershipOf, timeZoneOf, type Context } from '#worker/kernel/log/context.ts'
import { listRows, retrieve } from '#worker/kernel/resource/list-rows.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import type { Answer } from '#worker/kernel/log/execute.ts'
import type { Row } from '#worker/kernel/sql/query.ts'
import { definePartialResource } from '#worker/kernel/resource/define-resource.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { mealPlan, type MealPlanRow } from './plan.contract.ts'
import { civilDay } from './plan-day.contract.ts'
import { planOrder } from './plan-order.ts'
import { planRows, planSortKeys, presentPlan, isPlanVisible } from './plan.rows.ts'
import { planTable } from './plan.table.ts'
import { plansWithin, withWindow } from './plan-window.ts'
import type { PageBody } from '#worker/kernel/sql/list-page.ts'

const presentedFields = { note_markdown: true, recipe_name: true, meal_type_name: true } as const
/** `presentPlan` adds the other fields. */
const stored = { ...mealPlan, row: mealPlan.row.omit(presentedFields) }

export const planResource = definePartialResource(
  stored,
  planTable,
  {
    visible: isPlanVisible,
    sort: planOrder,
    computed: planRows,
    sortKeys: planSortKeys,
    filters: {
      // A plan matches a window if any of its days is in it.
      from_date: (value, context) =>
        sql`${planTable.to_date} >= ${dayParam(context, 'from_date', value) ?? '0000-01-01'}`,
      to_date: (value, context) =>
        sql`${planTable.from_date} <= ${dayParam(context, 'to_date', value) ?? '9999-12-31'}`,
      window: (value, context) =>
        sql`${planTable.id} IN (${plansWithin(membershipOf(context).space, windowParam(context, value as Row))})`,
      meal_type: (value) => inValues(planTable.meal_type, idsParam('meal_type', value)),
    },
  },
  ['destroy', 'effects'],
)

export async function listPlans(context: Context, params: Row): Promise<Answer<PageBody<MealPlanRow>>> {
  const answer = await listRows(planResource, context, withWindow(params))
  return { ...answer, body: { ...answer.body, results: answer.body.results.map(presentPlan) } }
}

export async function showPlan(context: Context, id: number): Promise<Answer<MealPlanRow>> {
  const answer = await retrieve(planResource, context, id)
  return { ...answer, body: presentPlan(answer.body) }
}

const windowParam = (context: Context, { from_date, to_date }: Row) => ({
  from: dayParam(context, 'from_date', from_date) ?? '',
  to: dayParam(context, 'to_date', to_date) ?? '',
})

function dayParam(context: Context, name: string, value: unknown): string | null {
  if (value === '') return null
  const day = mealPlan.draft.shape.from_date.safeParse(value)
  if (!day.success) throw invalid({ [name]: ['Enter a valid date, YYYY-MM-DD.'] })
  return civilDay(day.data, timeZoneOf(context))
}

function idsParam(name: string, value: unknown): number[] {
  const ids = [value].flat().flatMap((given) => String(given).split(','))
  if (!ids.every((id) => /^\s*\d{1,10}\s*$/.test(id))) throw invalid({ [name]: ['A valid integer is required.'] })
  return ids.map(Number)
}
