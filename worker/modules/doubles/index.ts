import { resourceModule } from '#worker/kernel/resource/resource-module.ts'
import { distinctPairResource } from './distinct-pair.resource.ts'
import { doublesRoutes } from './doubles.routes.ts'

export const doubles = resourceModule(distinctPairResource, { routes: doublesRoutes })
