import { sql } from 'drizzle-orm'
import { query } from '#worker/kernel/sql/query.ts'
import { isEmbed, isShownPlan } from '#worker/modules/enterprise/embed.access.ts'
import { daysBetween } from '#worker/modules/enterprise/two-weeks.ts'
import { plansWithin } from '#worker/modules/meal-plans/plan-window.ts'
import type { EmbedView } from '../embed-page.ts'

/** A meal of a plan. Notes, people and servings are nobody's business outside. */
export interface PlannedMeal {
  from_date: string
  to_date: string
  title: string
  meal: string
  recipe: number | null
  recipe_name: string | null
}

/** Of MEAL_PLAN: this week and the next. A meal with a private recipe is left out whole, as its title may name it. */
export const planQueries = ({ home: { space, token, days } }: EmbedView) => ({
  plans: query<PlannedMeal>(
    sql`SELECT p.from_date, p.to_date, p.title, coalesce(t.name, '') AS meal, r.id AS recipe, r.name AS recipe_name
      FROM (SELECT * FROM social_embed WHERE ${isEmbed(space, token)} AND type = 'MEAL_PLAN') embed
      CROSS JOIN (${plansWithin(space, days)}) w CROSS JOIN meal_plan p ON p.space_id = ${space} AND p.id = w.id
      LEFT JOIN meal_type t ON t.space_id = ${space} AND t.id = p.meal_type
      LEFT JOIN recipe r ON r.space_id = ${space} AND r.id = p.recipe AND r.deleted_with IS NULL
      WHERE ${isShownPlan(space, sql`embed`)} AND NOT coalesce(r.private, 0) AND (r.id IS NOT NULL OR p.title <> '')
      ORDER BY p.from_date, t."order", coalesce(t.time, '99'), t.name_fold, p.id`,
  ),
})

export interface PlannedDay {
  day: string
  meals: PlannedMeal[]
}

/** Each of the days with what is eaten on it; a meal of several days stands on each. */
export const dayByDay = (meals: readonly PlannedMeal[], { from, to }: { from: string; to: string }): PlannedDay[] =>
  daysBetween(from, to).map((day) => ({
    day,
    meals: meals.filter(({ from_date, to_date }) => from_date <= day && day <= to_date),
  }))
