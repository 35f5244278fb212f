import { plain } from '../../kernel/plain.ts'
import { bookmarkletRoutes } from './bookmarklet.routes.ts'
import { importRoutes } from './import.routes.ts'
import { correctionResource } from './learning/correction.resource.ts'
import { learnRoutes } from './learning/learn.routes.ts'

export const imports = plain(correctionResource, {
  routes(app) {
    importRoutes(app)
    bookmarkletRoutes(app)
    learnRoutes(app)
  },
})
