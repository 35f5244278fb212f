import { sql } from 'drizzle-orm'
import { membershipOf } from '../../kernel/log/context.ts'
import { naming } from '../../kernel/log/merge.footprint.ts'
import type { Module } from '../../kernel/resource/module.ts'
import { plain } from '../../kernel/resource/plain.ts'
import { mealTypeResource } from './meal-type.resource.ts'
import { effectsOnPlans } from './plan.effects.ts'
import { planEvents } from './plan.events.ts'
import { planProjection, planReferences } from './plan.projection.ts'
import { planResource } from './plan.resource.ts'
import { visiblePlan } from './plan.rows.ts'
import { planTable } from './plan.table.ts'
import { undoPlan } from './plan.undo.ts'

export const mealTypes = plain(mealTypeResource)

export const mealPlans: Module = {
  name: 'meal-plan',
  events: [planEvents],
  tables: [planTable],
  projections: [planReferences, planProjection],
  resources: [planResource],
  effects: effectsOnPlans,
  footprints: { 'meal-type.merged': [naming(planTable, 'meal_type')] },
  undo: {
    'meal-plan.planned': undoPlan,
    'meal-plan.moved': undoPlan,
    'meal-plan.changed': undoPlan,
    'meal-plan.deleted': undoPlan,
    'meal-plan.restored': undoPlan,
  },
  feed: {
    'meal-plan': (
      context,
    ) => sql`EXISTS (SELECT 1 FROM ${planTable} WHERE ${planTable.space_id} = ${membershipOf(context).space}
      AND 'meal-plan:' || ${planTable.id} = e.stream AND ${visiblePlan(context)})`,
  },
}
