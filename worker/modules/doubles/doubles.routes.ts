import * as z from 'zod'
import { route, type App } from '#worker/kernel/http/route.ts'
import { definitionOf } from '#worker/kernel/resource/references/referrers.ts'
import { food } from '#worker/modules/foods/food.contract.ts'
import { keyword } from '#worker/modules/keywords/keyword.contract.ts'
import { supermarketCategory } from '#worker/modules/supermarkets/category.contract.ts'
import { unit } from '#worker/modules/units/unit.contract.ts'
import { doublePage } from './double.contract.ts'
import { listDoubles } from './doubles.read.ts'

const query = z.object({
  page: z.string().optional().describe('Number of the page, from 1, or `last`'),
  page_size: z.string().optional().describe('Pairs of a page; cut to the most that this list gives at once'),
})

/** Registered before the calls of the kinds themselves, which would take `doubles` for an id. */
export function doublesRoutes(app: App): void {
  for (const { name, path, title, roles } of [food, unit, keyword, supermarketCategory]) {
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
        query,
        response: doublePage,
      },
      ({ context }) => listDoubles(definitionOf(name), context),
    )
  }
}
