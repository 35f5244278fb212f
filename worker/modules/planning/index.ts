import type { Module } from '#worker/kernel/resource/module.ts'
import { planRoutes } from './plan.routes.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { autoPlan, autoPlanned } from './auto-plan.contract.ts'
import { planAutomatically } from './auto-plan.ts'
import { mealPlan } from '#worker/modules/meal-plans/plan.contract.ts'

export const planning: Module = {
  name: 'planning',
  routes(app) {
    planRoutes(app)
    autoPlanRoutes(app)
  },
}

function autoPlanRoutes(app: App): void {
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
