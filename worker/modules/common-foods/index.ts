import type { Module } from '#worker/kernel/resource/module.ts'
import { commonFoodsRoutes } from './common-foods.routes.ts'

export const commonFoods: Module = { name: 'common-foods', routes: commonFoodsRoutes }
