import { idParam } from '#worker/kernel/contract/contract.ts'
import { route, type App } from '#worker/kernel/http/route.ts'
import { supermarket } from '#worker/modules/supermarkets/supermarket.contract.ts'
import { learnedOrder } from './learned-order.contract.ts'
import { readLearnedOrder } from './learned-order.read.ts'

export const learnedOrderRoutes = (app: App): void =>
  route(
    app,
    {
      method: 'get',
      path: `${supermarket.path}{id}/learned_order/`,
      name: 'learned_order_supermarket',
      tag: supermarket.title,
      summary: 'The order in which the household passes the categories of one Supermarket',
      description:
        'Learned from when things were ticked off there; what has no evidence stays where it is. Not in the reference.',
      level: supermarket.roles.read,
      params: idParam,
      response: learnedOrder,
    },
    ({ context, params }) => readLearnedOrder(context, params.id),
  )
