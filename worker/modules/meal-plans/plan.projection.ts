import { sql } from 'drizzle-orm'
import { projection } from '#worker/kernel/log/projection.ts'
import type { MergedEvent } from '#worker/kernel/resource/resource.events.ts'
import { restoreDependents, softDeleteDependents } from '#worker/kernel/resource/undo/soft-delete-dependents.ts'
import { insertRows, updateRow } from '#worker/kernel/sql/bulk-write.ts'
import type { RecipeEvent } from '#worker/modules/recipes/recipe.events.ts'
import type { PlanEvent } from './plan.events.ts'
import { planTable } from './plan.table.ts'

type PlanColumns = Partial<typeof planTable.$inferInsert>

const update = (space: number, id: number, set: PlanColumns) => updateRow(planTable, { space, id }, set)

export const planProjection = projection<PlanEvent>({
  'meal-plan.planned': ({ space, version, at, data }) =>
    insertRows(planTable, [{ ...data, space_id: space, version, created_at: at, updated_at: at }]),
  'meal-plan.moved': ({ space, version, at, data: { id, from_date, to_date } }) =>
    update(space, id, { from_date, to_date, version, updated_at: at }),
  'meal-plan.changed': ({ space, version, at, data: { id, patch } }) =>
    update(space, id, { ...(patch as PlanColumns), version, updated_at: at }),
  'meal-plan.deleted': ({ space, version, at, stream, data: { id } }) =>
    update(space, id, { deleted_with: stream, version, updated_at: at }),
  'meal-plan.restored': ({ space, version, at, data: { id } }) =>
    update(space, id, { deleted_with: null, version, updated_at: at }),
})

export const planReferences = projection<MergedEvent<'meal-type'> | RecipeEvent>({
  'meal-type.merged': ({ space, at, data: { id, into } }) =>
    sql`UPDATE meal_plan SET meal_type = ${into}, updated_at = ${at} WHERE space_id = ${space} AND meal_type = ${id}`,
  'recipe.deleted': (event) =>
    softDeleteDependents(planTable, event, event.data.id, {
      joins: [sql`meal_plan t ON t.space_id = ${event.space} AND t.recipe = r.value ->> 0`],
    }),
  'recipe.restored': (event) => restoreDependents(planTable, event),
})
