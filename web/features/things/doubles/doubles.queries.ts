import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { double } from '#worker/modules/doubles/double.contract.ts'
import { call, type ListPage, send } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import type { Model } from '../model.ts'

export type Double = z.output<typeof double>
export type Side = Double['left']

/** The server gives no more at once. */
const most = 200

export const doublesQuery = ({ resource }: Model) =>
  queryOptions({
    queryKey: [resource, 'doubles'],
    queryFn: ({ signal }) =>
      call<ListPage<Double>>('GET', `/api/${resource}/doubles/`, { query: { page_size: most }, signal }),
  })

/** Remembered for everybody in the space. */
export const keepApart = ({ resource }: Model, { left, right }: Double) =>
  send<object>('POST', '/api/distinct-pair/', {
    body: { kind: resource, low: Math.min(left.id, right.id), high: Math.max(left.id, right.id) },
  })

/** Pairs that are settled go at once; an answer on its way would bring them back. */
export async function leaveOut(model: Model, settled: (pair: Double) => boolean) {
  const { queryKey } = doublesQuery(model)
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (page) => {
    if (!page) return page
    const results = page.results.filter((pair) => !settled(pair))
    return { ...page, results, count: page.count - page.results.length + results.length }
  })
}
