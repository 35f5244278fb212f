import type { Module } from '../../kernel/module.ts'
import { bookmarkletRoutes } from './bookmarklet.routes.ts'
import { importRoutes } from './import.routes.ts'

export const imports: Module = {
  name: 'import',
  routes(app) {
    importRoutes(app)
    bookmarkletRoutes(app)
  },
}
