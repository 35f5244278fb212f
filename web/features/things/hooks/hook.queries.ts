import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '#web/lib/api/api.ts'

export interface EventType {
  type: string
  kind: string
}

export const eventTypesQuery = queryOptions({
  queryKey: ['webhook-type', 'list'],
  staleTime: Infinity,
  queryFn: async ({ signal }) =>
    (await call<{ results: EventType[] }>('GET', '/api/webhook-type/', { signal })).results,
})

export interface DeliveryRow {
  id: number
  message_id: string
  seq: number | null
  type: string
  at: string
  ok: boolean
  status: number | null
  ms: number
  answer: string
  /** Why there was no answer. */
  code: string | null
  next_at: string | null
}

export const deliveriesQuery = (webhook: number) =>
  infiniteQueryOptions({
    queryKey: ['webhook', 'deliveries', webhook],
    initialPageParam: 0,
    queryFn: ({ signal, pageParam }) =>
      call<{ results: DeliveryRow[]; next: number | null }>('GET', `/api/webhook/${webhook}/deliveries/`, {
        query: pageParam === 0 ? {} : { before: pageParam },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })

export const sendTest = (webhook: number) => call<DeliveryRow>('POST', `/api/webhook/${webhook}/test/`, { body: {} })

export const replay = (webhook: number, delivery: number) =>
  call<DeliveryRow>('POST', `/api/webhook/${webhook}/deliveries/${delivery}/replay/`, { body: {} })

export const makeSecret = (webhook: number) =>
  call<{ secret: string; previous_until: string | null }>('POST', `/api/webhook/${webhook}/secret/`, { body: {} })

export const makeAddress = (hook: number) =>
  call<{ url: string }>('POST', `/api/inbound-hook/${hook}/address/`, { body: {} })
