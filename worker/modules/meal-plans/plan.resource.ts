import { sql } from 'drizzle-orm'
import { membershipOf, zoneOf, type Context } from '../../kernel/log/context.ts'
import { browse, retrieve } from '../../kernel/resource/browse.ts'
import { invalid } from '../../kernel/contract/errors.ts'
import type { Answer } from '../../kernel/log/execute.ts'
import type { Row } from '../../kernel/sql/query.ts'
import { readable } from '../../kernel/resource/resource.ts'
import { among } from '../../kernel/sql/sql.ts'
import { mealPlan } from './plan.contract.ts'
import { civilDay } from './plan-day.contract.ts'
import { planOrder } from './plan-order.ts'
import { planRows, presentPlan, visiblePlan } from './plan.rows.ts'
import { planTable } from './plan.table.ts'
import { plansWithin, windowed } from './plan-window.ts'

const worded = { note_markdown: true, recipe_name: true, meal_type_name: true } as const
/** What the database knows of a plan; `presentPlan` words the rest. */
const stored = { ...mealPlan, row: mealPlan.row.omit(worded) }

export const planResource = readable(
  stored,
  planTable,
  {
    visible: visiblePlan,
    sort: planOrder,
    computed: planRows,
    filters: {
      // A plan belongs to a window when any of its days does.
      from_date: (value, context) => sql`${planTable.to_date} >= ${dayIn(context, 'from_date', value) ?? '0000-01-01'}`,
      to_date: (value, context) => sql`${planTable.from_date} <= ${dayIn(context, 'to_date', value) ?? '9999-12-31'}`,
      window: (value, context) =>
        sql`${planTable.id} IN (${plansWithin(membershipOf(context).space, daysIn(context, value as Row))})`,
      meal_type: (value) => among(planTable.meal_type, idsIn('meal_type', value)),
    },
  },
  ['destroy', 'effects'],
)

export async function listPlans(context: Context, params: Row): Promise<Answer> {
  const answer = await browse(planResource, context, windowed(params))
  const page = answer.body as { results: Row[] }
  return { ...answer, body: { ...page, results: page.results.map(presentPlan) } }
}

export async function onePlan(context: Context, id: number): Promise<Answer> {
  const answer = await retrieve(planResource, context, id)
  return { ...answer, body: presentPlan(answer.body as Row) }
}

/** The days of a window, which `windowed` made of two that are not left blank. */
const daysIn = (context: Context, { from_date, to_date }: Row) => ({
  from: dayIn(context, 'from_date', from_date) ?? '',
  to: dayIn(context, 'to_date', to_date) ?? '',
})

/** A day of a query; null where it is left blank. */
function dayIn(context: Context, name: string, value: unknown): string | null {
  if (value === '') return null
  const day = mealPlan.draft.shape.from_date.safeParse(value)
  if (!day.success) throw invalid({ [name]: ['Enter a valid date, YYYY-MM-DD.'] })
  return civilDay(day.data, zoneOf(context))
}

function idsIn(name: string, value: unknown): number[] {
  const ids = [value].flat().flatMap((given) => String(given).split(','))
  if (!ids.every((id) => /^\s*\d{1,10}\s*$/.test(id))) throw invalid({ [name]: ['A valid integer is required.'] })
  return ids.map(Number)
}
