import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, timeZoneOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid, legacyProblem } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { memberJson } from '#worker/kernel/sql/member.table.ts'
import { query } from '#worker/kernel/sql/query.ts'
import { selectRows } from '#worker/kernel/resource/define-resource.ts'
import { inValues, jsonEach } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { shoppingPreferenceOf } from '#worker/modules/shopping/shopping-preference.ts'
import { recipeLines } from '#worker/modules/shopping/recipes/recipe-lines.ts'
import type { autoPlan, autoPlanned } from './auto-plan.contract.ts'
import { chooseFiltered } from './choose-filtered.ts'
import { chooseRecipes, isCandidate } from './choose-recipes.ts'
import { civilDay } from '#worker/modules/meal-plans/plan-day.contract.ts'
import { planDecider, planLength, addPlanDays } from '#worker/modules/meal-plans/plan.decider.ts'
import { resolvePlanPeople, unknownReference, referablePeople } from '#worker/modules/meal-plans/plan.references.ts'
import { planResource } from '#worker/modules/meal-plans/plan.resource.ts'
import { presentPlan, isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { addPlanEvents } from './plan-shopping.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'
import type { Person } from '#worker/kernel/log/context.ts'

/**
 * Plans a meal for each day without one of this type, in one commit. Repeating the request plans nothing: the days are
 * taken.
 */
export async function planAutomatically(
  context: Context,
  body: z.output<typeof autoPlan>,
): Promise<Answer<z.output<typeof autoPlanned>>> {
  const store = spaceStore(context)
  const { space } = store
  const by = personOf(context).id
  const [first, last] = [civilDay(body.start_date, timeZoneOf(context)), civilDay(body.end_date, timeZoneOf(context))]
  if (last < first) throw invalid({ end_date: ['The last day may not be before the first.'] }, 'meal-plan.backwards')
  const days = daysInRange(first, last)
  const keywords = [...new Set([...(body.keywords ?? []), ...(body.keyword_ids ?? [])])]
  const wish = { first, last: days.at(-1) ?? last, keywords, all: body.keyword_mode === 'and' }
  const filter = body.filter ?? null
  const chosen =
    filter === null
      ? chooseRecipes(context, wish, days.length)
      : await chooseFiltered(context, filter, wish, days.length)
  const lines = recipeLines(
    context,
    body.addshopping ? chosen : sql`SELECT NULL AS id WHERE 0`,
    null,
    shoppingPreferenceOf(context),
  )
  const load = {
    types: query<{ name: string }>(sql`SELECT name FROM meal_type
      WHERE space_id = ${space} AND id = ${body.meal_type_id} AND deleted_with IS NULL`),
    taken: query<{ from_date: string; to_date: string }>(sql`SELECT from_date, to_date FROM meal_plan
      WHERE space_id = ${space} AND deleted_with IS NULL AND to_date >= ${first} AND from_date <= ${wish.last}
        AND +meal_type = ${body.meal_type_id} AND ${isPlanVisible(context)}`),
    chosen: query<{ id: number }>(chosen),
    any: query(sql`SELECT 1 FROM recipe r WHERE ${isCandidate(context, { keywords: [], all: true })} LIMIT 1`),
    people: referablePeople(space, body.shared),
    lines,
    ids: reserveIds(space, {
      'meal-plan': days.length,
      'shopping-list-recipe': body.addshopping ? days.length : 0,
      // Recipes repeat where there are fewer of them than days.
      'shopping-list-entry': body.addshopping
        ? sql`(SELECT coalesce(max((${days.length} + n - 1) / n), 0) FROM (SELECT count(*) AS n FROM (${chosen})) WHERE n > 0)
            * (SELECT count(*) FROM (${lines.statement}))`
        : 0,
    }),
  }
  return execute(store, load, (found) => {
    const [type] = found.types
    if (!type) throw unknownReference('meal_type_id', body.meal_type_id)
    const shared = resolvePlanPeople(body.shared, [], found.people) ?? []
    const meals = fillDays(
      freeDays(days, found.taken),
      found.chosen.map(({ id }) => id),
    )
    if (meals.length === 0) throw nothingToPlan(type.name, found, filter)
    const nextId = idAllocator(found.ids)
    const planned = meals.map(({ day, recipe }) => {
      const plan = { id: nextId('meal-plan'), title: '', note: '', recipe, servings: body.servings, shared }
      const when = { from_date: day, to_date: day, meal_type: body.meal_type_id, created_by: by }
      return { ...plan, ...when, gone: false }
    })
    const shopping = body.addshopping
      ? planned.flatMap((plan) => {
          const its = found.lines.filter(({ main }) => main === plan.recipe)
          return addPlanEvents(plan, its, { nextId, by })
        })
      : []
    const made = planned.map(({ id }) => id)
    return outcome({
      appends: [
        { stream: 'shopping', expected: 'any', events: shopping },
        ...planned.map((plan) => ({
          stream: `meal-plan:${plan.id}`,
          expected: 0,
          events: planDecider.decide.plan(null, plan),
        })),
      ],
      answer: {
        plans: selectRows(
          planResource,
          context,
          sql`WHERE ${planTable.space_id} = ${space} AND ${inValues(planTable.id, made)}`,
        ),
        people: query<{ data: Person }>(
          sql`SELECT ${memberJson(sql`${space}`, sql`p.value`)} AS data FROM ${jsonEach(shared)} p`,
          { json: ['data'] },
        ),
      },
      respond: ({ plans, people }) => ({
        ...body,
        keywords,
        keyword_ids: keywords,
        filter,
        shared: people.map(({ data }) => data),
        plans: plans.map(presentPlan),
      }),
    })
  })
}

interface Candidates {
  chosen: readonly unknown[]
  any: readonly unknown[]
}

function nothingToPlan(meal: string, { chosen, any }: Candidates, filter: number | null) {
  if (chosen.length > 0)
    return legacyProblem('auto-plan.days_taken', 400, `There is ${meal} on each of these days already.`)
  if (any.length > 0 && filter !== null) return legacyProblem('auto-plan.no_recipes', 400, 'No recipe fits.')
  if (any.length > 0) return legacyProblem('auto-plan.no_recipes', 400, 'No recipe has these keywords.')
  return legacyProblem('auto-plan.no_recipes', 400, 'There are no recipes yet.')
}

const MAX_DAYS = 14

/** Both ends are included; days beyond `MAX_DAYS` are left out. */
function daysInRange(first: string, last: string): string[] {
  const count = Math.min(MAX_DAYS, planLength(first, last) + 1)
  return Array.from({ length: Math.max(0, count) }, (_, i) => addPlanDays(first, i))
}

interface PlannedRange {
  from_date: string
  to_date: string
}

const freeDays = (days: readonly string[], taken: readonly PlannedRange[]): string[] =>
  days.filter((day) => !taken.some(({ from_date, to_date }) => from_date <= day && day <= to_date))

/** Recipes take turns: none repeats before all others had a day. */
const fillDays = (days: readonly string[], recipes: readonly number[]): { day: string; recipe: number }[] =>
  days.flatMap((day, i) => {
    const recipe = recipes[i % recipes.length]
    return recipe === undefined ? [] : [{ day, recipe }]
  })
