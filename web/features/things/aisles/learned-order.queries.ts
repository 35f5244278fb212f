import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { learnedOrder } from '#worker/modules/shopping/way/learned-order.contract.ts'
import { call } from '#web/lib/api/api.ts'

export type LearnedOrder = z.output<typeof learnedOrder>

/** `present` is the order that it is compared with. */
export const learnedOrderQuery = (supermarket: number, present: readonly number[]) =>
  queryOptions({
    queryKey: ['supermarket', 'learned order', supermarket, present.join()],
    queryFn: ({ signal }) => call<LearnedOrder>('GET', `/api/supermarket/${supermarket}/learned_order/`, { signal }),
  })
