import { listQuery } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { foodResource } from '#worker/modules/foods/food.resource.ts'
import { keywordResource } from '#worker/modules/keywords/index.ts'
import { categoryResource } from '#worker/modules/supermarkets/category.resource.ts'
import { unitResource } from '#worker/modules/units/index.ts'
import { doublePage } from './double.contract.ts'
import { listDoubles } from './doubles.read.ts'

/** Registered before the calls of the kinds themselves, which would take `doubles` for an id. */
export function doublesRoutes(app: App): void {
  for (const definition of [foodResource, unitResource, keywordResource, categoryResource]) {
    const { name, path, title, roles } = definition.contract
    route(
      app,
      {
        method: 'get',
        path: `${path}doubles/`,
        name: `doubles_${name}`,
        tag: title,
        summary: `Pairs of ${title} that are probably the same`,
        description:
          'The surest first. `sure` pairs differ in case, accents, spacing or number only. A pair that is a `distinct-pair` is left out.',
        level: roles.read,
        query: listQuery.pick({ page: true, page_size: true }),
        response: doublePage,
      },
      ({ context }) => listDoubles(definition, context),
    )
  }
}
