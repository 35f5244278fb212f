import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, timeZoneOf, type Context } from '#worker/kernel/log/context.ts'
import { fold } from '#worker/kernel/log/decider.ts'
import { notFound, stale } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { foundOne, query, tableQuery } from '#worker/kernel/sql/query.ts'
import { lookUpRefs, refResolver, countUnknownNames } from '#worker/kernel/resource/references/look-up-refs.ts'
import { visibleRow } from '#worker/kernel/resource/define-resource.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import type { Append } from '#worker/kernel/log/commit.ts'
import { notDeleted } from '#worker/kernel/sql/read-table.ts'
import { mealTypeResource } from '#worker/modules/meal-plans/meal-type.resource.ts'
import type { mealPlan, MealPlanRow } from '#worker/modules/meal-plans/plan.contract.ts'
import { civilDay } from '#worker/modules/meal-plans/plan-day.contract.ts'
import { planDecider, type Plan } from '#worker/modules/meal-plans/plan.decider.ts'
import {
  resolvePlanPeople,
  resolvePlanRecipe,
  referablePeople,
  referableRecipes,
} from '#worker/modules/meal-plans/plan.references.ts'
import { planResource } from '#worker/modules/meal-plans/plan.resource.ts'
import { isHouseholdPlan, presentPlan, isPlanVisible } from '#worker/modules/meal-plans/plan.rows.ts'
import { loadPlanShopping, planShoppingEvents } from './plan-shopping.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'

type PlanInput =
  | { id: null; body: z.output<typeof mealPlan.draft> }
  | { id: number; body: z.output<typeof mealPlan.patch> }

/**
 * Plans a meal, or changes a plan. Its recipe goes on the shopping list with `addshopping`, or is scaled there, in the
 * same commit.
 */
export function savePlan(context: Context, wanted: PlanInput): Promise<Answer<MealPlanRow>> {
  const store = spaceStore(context)
  const { space } = store
  const { id, body } = wanted
  const days = daysOf(context, body)
  const by = personOf(context).id
  const types = body.meal_type ? [body.meal_type] : []
  const list = loadPlanShopping(context, id, body)
  const load = {
    rows: tableQuery(
      planTable,
      sql`SELECT * FROM ${planTable} WHERE space_id = ${space} AND id = ${id} AND ${notDeleted(planTable)}
        AND ${isPlanVisible(context)}`,
    ),
    ours: query(
      sql`SELECT 1 FROM ${planTable} WHERE space_id = ${space} AND id = ${id} AND ${isHouseholdPlan(context)}`,
    ),
    types: lookUpRefs(mealTypeResource, space, types),
    recipes: referableRecipes(context, id, body.recipe),
    people: referablePeople(space, body.shared),
    ...list.load,
    ids: reserveIds(space, {
      'meal-plan': id === null ? 1 : 0,
      'meal-type': countUnknownNames(mealTypeResource, space, types),
      ...list.wants,
    }),
  }
  return execute(store, load, (found) => {
    const [row] = found.rows
    if (id !== null && !row) throw notFound()
    if (row && context.ifMatch !== null && context.ifMatch !== row.version) throw stale()
    const nextId = idAllocator(found.ids)
    const meals = refResolver(mealTypeResource, found.types, nextId)
    const plan = id ?? nextId('meal-plan')
    const before: Plan = row ? { ...row, gone: false } : null
    const resolved = {
      recipe: resolvePlanRecipe(body.recipe, before?.recipe ?? null, found.recipes),
      shared: resolvePlanPeople(body.shared, before?.shared ?? [], found.people),
    }
    const events =
      wanted.id === null
        ? planDecider.decide.plan(before, {
            ...wanted.body,
            ...days,
            id: plan,
            created_by: by,
            recipe: resolved.recipe ?? null,
            shared: resolved.shared ?? [],
            meal_type: meals.idOf(wanted.body.meal_type, 'meal_type'),
          })
        : planDecider.decide.change(before, {
            ...wanted.body,
            ...days,
            ...resolved,
            ours: found.ours.length > 0,
            meal_type: body.meal_type && meals.idOf(body.meal_type, 'meal_type'),
          })
    const after = fold({ ...planDecider, initial: before }, events)
    return outcome({
      appends: [
        ...meals.created.map((append) => createdBy(append, by)),
        {
          stream: 'shopping',
          expected: 'any',
          events: after ? planShoppingEvents(after, body, found, { nextId, by }) : [],
        },
        // Last, so that undoing the event of the answer undoes the whole command.
        { stream: `meal-plan:${plan}`, expected: row?.version ?? 0, events },
      ],
      status: id === null ? 201 : 200,
      location: `/api/meal-plan/${plan}/`,
      answer: { row: visibleRow(planResource, space, plan, context) },
      respond: ({ row }) => presentPlan(foundOne(row)),
      version: ({ row }) => Number(row[0]?.['version']),
    })
  })
}

function daysOf(
  context: Context,
  { from_date, to_date }: { from_date?: string | undefined; to_date?: string | null | undefined },
) {
  const zone = timeZoneOf(context)
  return {
    ...(from_date === undefined ? {} : { from_date: civilDay(from_date, zone) }),
    ...(to_date ? { to_date: civilDay(to_date, zone) } : {}),
  }
}

/** A meal type that a plan creates belongs to the person who plans. */
const createdBy = (append: Append, by: number): Append => ({
  ...append,
  events: append.events.map(({ type, data }) => ({ type, data: { ...(data as object), created_by: by } })),
})
