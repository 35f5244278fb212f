import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { orderCategories } from './order-categories.ts'
import { supermarketOrder } from './order.contract.ts'
import { supermarket } from './supermarket.contract.ts'

export const orderRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'put',
      path: `${supermarket.path}{id}/order/`,
      name: 'order_supermarket',
      tag: supermarket.title,
      summary: 'Put the categories of one Supermarket in the order in which one walks past them',
      description: 'One command, however many of them move, and one undo. Categories that it leaves out come last.',
      level: supermarket.roles.write,
      params: idParam,
      body: supermarketOrder,
      response: supermarket.row,
    },
    ({ context, params, body }) => orderCategories(context, params.id, body.categories),
  )
