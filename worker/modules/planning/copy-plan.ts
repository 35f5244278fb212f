import { sql } from 'drizzle-orm'
import type * as z from 'zod'
import { personOf, type Context } from '#worker/kernel/log/context.ts'
import { invalid } from '#worker/kernel/contract/errors.ts'
import { execute, outcome, type Answer } from '#worker/kernel/log/execute.ts'
import { idAllocator, reserveIds } from '#worker/kernel/log/reserve-ids.ts'
import { query, tableQuery } from '#worker/kernel/sql/query.ts'
import { visibleRows, selectRows } from '#worker/kernel/resource/define-resource.ts'
import { inValues } from '#worker/kernel/sql/sql.ts'
import { spaceStore } from '#worker/kernel/log/space-store.ts'
import { readableRecipe } from '#worker/access/recipe.access.ts'
import type { planCopy, planCopies } from '#worker/modules/meal-plans/plan.contract.ts'
import { planDecider } from '#worker/modules/meal-plans/plan.decider.ts'
import { planResource } from '#worker/modules/meal-plans/plan.resource.ts'
import { presentPlan } from '#worker/modules/meal-plans/plan.rows.ts'
import { planTable } from '#worker/modules/meal-plans/plan.table.ts'

export function copyPlans(
  context: Context,
  { ids, days }: z.output<typeof planCopy>,
): Promise<Answer<z.output<typeof planCopies>>> {
  const store = spaceStore(context)
  const { space } = store
  const by = personOf(context).id
  const wanted = [...new Set(ids)]
  const reachable = sql`${visibleRows(planResource, space, context)} AND ${inValues(planTable.id, wanted)}`
  const load = {
    rows: tableQuery(planTable, sql`SELECT * FROM ${planTable} WHERE ${reachable} ORDER BY ${planTable.id}`),
    shown: query<{ id: number }>(sql`SELECT recipe.id FROM recipe WHERE recipe.space_id = ${space}
      AND recipe.id IN (SELECT ${planTable.recipe} FROM ${planTable} WHERE ${reachable})
      AND recipe.deleted_with IS NULL AND ${readableRecipe(context)}`),
    ids: reserveIds(space, { 'meal-plan': wanted.length }),
  }
  return execute(store, load, (found) => {
    const missing = wanted.find((id) => !found.rows.some((row) => row.id === id))
    if (missing !== undefined) {
      throw invalid({ ids: [`Invalid pk "${missing}" - object does not exist.`] }, 'request.unknown_reference')
    }
    const nextId = idAllocator(found.ids)
    const recipes = new Set<number | null>(found.shown.map(({ id }) => id))
    const copies = found.rows.map((row) => {
      const id = nextId('meal-plan')
      const copy = { id, days, created_by: by, recipe: recipes.has(row.recipe) ? row.recipe : null }
      return { id, events: planDecider.decide.copy({ ...row, gone: false }, copy) }
    })
    const made = copies.map(({ id }) => id)
    return outcome({
      appends: copies.map(({ id, events }) => ({ stream: `meal-plan:${id}`, expected: 0, events })),
      status: 201,
      answer: {
        plans: selectRows(
          planResource,
          context,
          sql`WHERE ${planTable.space_id} = ${space} AND ${inValues(planTable.id, made)}`,
        ),
      },
      respond: ({ plans }) => ({ results: plans.map(presentPlan) }),
    })
  })
}
