import { sql } from 'drizzle-orm'
import { membershipOf } from '#worker/kernel/log/context.ts'
import { referencingFootprint } from '#worker/kernel/log/merge-footprint.ts'
import type { Module } from '#worker/kernel/resource/module.ts'
import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { mealTypeResource } from './meal-type.resource.ts'
import { planEvents } from './plan.events.ts'
import { planProjection, planReferences } from './plan.projection.ts'
import { planResource } from './plan.resource.ts'
import { isPlanVisible, planName } from './plan.rows.ts'
import { planTable } from './plan.table.ts'
import { undoPlan } from './plan.undo.ts'
import type { EffectsByKind } from '#worker/kernel/resource/define-resource.ts'

const effectsOnPlans: EffectsByKind = {
  recipe: {
    cascading: (space, id, context) => [
      sql`SELECT id, 'MealPlan' AS model, iif(${isPlanVisible(context)}, ${planName}, NULL) AS name FROM meal_plan
        WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    ],
  },
  'meal-type': {
    protecting: (space, id, context) => [
      sql`SELECT id, 'MealPlan' AS model, iif(${isPlanVisible(context)}, ${planName}, NULL) AS name
        FROM meal_plan WHERE space_id = ${space} AND meal_type = ${id} AND deleted_with IS NULL`,
    ],
  },
}

export const mealTypes = resourceModule(mealTypeResource)

export const mealPlans: Module = {
  name: 'meal-plan',
  events: [planEvents],
  tables: [planTable],
  projections: [planReferences, planProjection],
  resources: [planResource],
  effects: effectsOnPlans,
  footprints: { 'meal-type.merged': [referencingFootprint(planTable, 'meal_type')] },
  undo: {
    'meal-plan.planned': undoPlan,
    'meal-plan.moved': undoPlan,
    'meal-plan.changed': undoPlan,
    'meal-plan.deleted': undoPlan,
    'meal-plan.restored': undoPlan,
  },
  feedFilters: {
    'meal-plan': (
      context,
    ) => sql`EXISTS (SELECT 1 FROM ${planTable} WHERE ${planTable.space_id} = ${membershipOf(context).space}
      AND 'meal-plan:' || ${planTable.id} = e.stream AND ${isPlanVisible(context)})`,
  },
}
