import { route, type App } from '../../kernel/http/routes.ts'
import { autoPlan, autoPlanned } from './auto-plan.contract.ts'
import { planAutomatically } from './auto-plan.ts'
import { mealPlan } from '../meal-plans/plan.contract.ts'

export function autoPlanRoutes(app: App): void {
  route(
    app,
    {
      method: 'post',
      path: '/api/auto-plan/',
      name: 'create_auto-plan',
      tag: mealPlan.title,
      summary: 'Fill up to fourteen days with recipes, leaving those that have such a meal, and recipes of late, alone',
      level: mealPlan.roles.write,
      body: autoPlan,
      response: autoPlanned,
    },
    ({ context, body }) => planAutomatically(context, body),
  )
}
