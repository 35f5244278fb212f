import { sql } from 'drizzle-orm'
import type { EffectsByKind } from '../../kernel/resource/resource.ts'
import { planName, visiblePlan } from './plan.rows.ts'

/** A plan goes with its recipe, and while there is one, its meal stays. */
export const effectsOnPlans: EffectsByKind = {
  recipe: {
    cascading: (space, id, context) => [
      sql`SELECT id, 'MealPlan' AS model, iif(${visiblePlan(context)}, ${planName}, NULL) AS name FROM meal_plan
        WHERE space_id = ${space} AND recipe = ${id} AND deleted_with IS NULL`,
    ],
  },
  'meal-type': {
    protecting: (space, id, context) => [
      sql`SELECT id, 'MealPlan' AS model, iif(${visiblePlan(context)}, ${planName}, NULL) AS name
        FROM meal_plan WHERE space_id = ${space} AND meal_type = ${id} AND deleted_with IS NULL`,
    ],
  },
}
