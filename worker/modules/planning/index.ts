import type { Module } from '../../kernel/resource/module.ts'
import { autoPlanRoutes } from './auto-plan.routes.ts'
import { planRoutes } from './plan.routes.ts'

/** Planning meals, and what that puts on the shopping list. */
export const planning: Module = {
  name: 'planning',
  routes(app) {
    planRoutes(app)
    autoPlanRoutes(app)
  },
}
