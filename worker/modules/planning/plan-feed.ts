import { sql } from 'drizzle-orm'
import { membershipOf, timeZoneOf, type Context } from '#worker/kernel/log/context.ts'
import { answer, type Answer } from '#worker/kernel/log/execute.ts'
import { query, type Row } from '#worker/kernel/sql/query.ts'
import { visibleRows, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import { mealCalendar, type CalendarMeal } from './plan-calendar.ts'
import { planOrder } from '#worker/modules/meal-plans/plan-order.ts'
import { planResource } from '#worker/modules/meal-plans/plan.resource.ts'
import { presentPlan } from '#worker/modules/meal-plans/plan.rows.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'
import { withWindow } from '#worker/modules/meal-plans/plan-window.ts'
import type { MealPlanRow } from '#worker/modules/meal-plans/plan.contract.ts'

const DAY = 86_400_000
const DAYS_BACK = 366

/** Planned meals as a calendar, or as JSON for clients that ask for it. Without `from_date` it starts a year ago. */
export async function planFeed(context: Context, params: Row): Promise<Answer<MealPlanRow[]> | Response> {
  const { space, shard } = membershipOf(context)
  const from_date = params['from_date'] || new Date(Date.parse(context.at) - DAYS_BACK * DAY).toISOString().slice(0, 10)
  const asked = withWindow({ ...params, from_date })
  const conditions = Object.entries(planResource.rules.filters ?? {}).flatMap(([name, filter]) =>
    asked[name] === undefined ? [] : [filter(asked[name], context)],
  )
  const where = sql.join([visibleRows(planResource, space, context), ...conditions], sql` AND `)
  const order = sql`ORDER BY ${planOrder}, ${planTable.id}`
  const db = context.spaceDatabase(shard)
  if (wantsJson(context)) {
    const { rows } = await db.read({ rows: selectRows(planResource, context, sql`WHERE ${where} ${order}`) })
    return answer(rows.map(presentPlan))
  }
  const [{ meals }, { spaces }] = await Promise.all([
    db.read({
      meals:
        query<CalendarMeal>(sql`SELECT ${planTable.id}, ${planTable.version}, ${planTable.title}, ${planTable.note},
          ${planTable.from_date}, ${planTable.to_date}, ${planTable.created_at}, ${planTable.updated_at},
          t.name AS meal, t.time, r.id AS recipe, r.name AS recipe_name
        FROM ${planTable} JOIN meal_type t ON t.space_id = ${planTable.space_id} AND t.id = ${planTable.meal_type}
        LEFT JOIN recipe r ON r.space_id = ${planTable.space_id} AND r.id = ${planTable.recipe}
          AND r.deleted_with IS NULL AND ${readableRecipe(context, sql`r`)}
        WHERE ${where} ${order}`),
    }),
    context.directory.read({ spaces: query<{ name: string }>(sql`SELECT name FROM space WHERE space_id = ${space}`) }),
  ])
  const name = ['Meals', spaces[0]?.name].filter(Boolean).join(': ')
  const body = mealCalendar(meals, { space, name, zone: timeZoneOf(context), origin: context.url.origin })
  return new Response(body, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="meal-plan.ics"',
    },
  })
}

/** Many clients accept JSON along with anything else; they get the calendar. */
const wantsJson = ({ url, headers }: Context): boolean => {
  const accept = headers.get('accept') ?? ''
  return (
    url.searchParams.get('format') === 'json' ||
    (accept.includes('application/json') && !/\*\/\*|text\/calendar/.test(accept))
  )
}
