import { authRoutes } from '../../auth/library.routes.ts'
import { tokenLogin } from '../../auth/token.login.ts'
import type { Module } from '../../kernel/module.ts'
import { tokenRoutes } from './token.routes.ts'

export const account: Module = {
  name: 'account',
  routes(app) {
    authRoutes(app)
    tokenLogin(app)
    tokenRoutes(app)
  },
}
