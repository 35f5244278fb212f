import type { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'
import { model } from '../../model.ts'

export const mealPlanModel = model<typeof mealPlan>({
  name: 'MealPlan',
  resource: 'meal-plan',
  group: 'shopping',
  read: 'guest',
  write: 'guest',
  can: ['delete'],
  uses: true,
  columns: [
    { field: 'title' },
    { field: 'recipe' },
    { field: 'from_date', kind: 'day' },
    { field: 'meal_type' },
    { field: 'servings', kind: 'amount', hidden: true },
  ],
})
