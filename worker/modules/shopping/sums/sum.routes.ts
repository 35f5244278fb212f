import * as z from 'zod'
import { route, type App } from '../../../kernel/http/routes.ts'
import { shoppingListEntry } from '../entries/entry.contract.ts'
import { shoppingSums } from './sum.contract.ts'
import { listSums } from './sum.list.ts'

export function sumRoutes(app: App): void {
  const { path, title: tag, roles } = shoppingListEntry
  route(
    app,
    {
      method: 'get',
      path: `${path}sums/`,
      name: 'sums_shopping-list-entry',
      tag,
      summary: 'What is to buy of each food, added up over recipes and units, and the entries that it is made of',
      level: roles.read,
      query: z.object({ mealplan: z.string().optional() }),
      response: shoppingSums,
    },
    ({ context, query }) => listSums(context, query),
  )
}
