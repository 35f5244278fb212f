import { authRoutes } from '../../auth/library.routes.ts'
import type { Module } from '../../kernel/module.ts'

export const account: Module = {
  name: 'account',
  routes(app) {
    authRoutes(app)
  },
}
