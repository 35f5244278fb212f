import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type { aiProvider } from '#worker/modules/ai/provider.contract.ts'
import type { DeadLetter } from '#worker/modules/history/dead-letter.contract.ts'
import type {
  OperatorPerson,
  OperatorServer,
  OperatorSpace,
  operatorSpacePage,
} from '#worker/modules/operator/operator.contract.ts'
import { call } from '#web/lib/api/api.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { resourceEndpoint, type RowOf } from '#web/lib/api/resource-endpoint.ts'
import { resourceListQuery } from '#web/lib/api/resource-query.ts'

export type { DeadLetter, OperatorPerson, OperatorSpace }
export type ProviderRow = RowOf<typeof aiProvider>
export type SpaceTerms = Omit<
  OperatorSpace,
  | 'id'
  | 'name'
  | 'shard'
  | 'created_by'
  | 'created_at'
  | 'erase_at'
  | 'user_count'
  | 'recipe_count'
  | 'file_size_mb'
  | 'ai_monthly_credits_used'
>

const path = '/api/operator/'

export const serverQuery = queryOptions({
  queryKey: ['operator', 'server'],
  queryFn: ({ signal }) => call<OperatorServer>('GET', path, { signal }),
})

export const operatorSpacesQuery = (text: string) =>
  infiniteQueryOptions({
    queryKey: ['operator', 'space', text],
    initialPageParam: 1,
    queryFn: ({ pageParam: page, signal }) =>
      call<z.output<typeof operatorSpacePage>>('GET', `${path}space/`, {
        query: { query: text, page, page_size: 20 },
        signal,
      }),
    getNextPageParam: ({ next }, _pages, page) => (next ? page + 1 : undefined),
  })

export const operatorPeopleQuery = (space: number) =>
  queryOptions({
    queryKey: ['operator', 'people', space],
    queryFn: ({ signal }) => call<OperatorPerson[]>('GET', `${path}space/${space}/people/`, { signal }),
  })

export async function changeTerms(space: number, terms: Partial<SpaceTerms>): Promise<OperatorSpace> {
  const changed = await call<OperatorSpace>('PATCH', `${path}space/${space}/`, { body: terms })
  await queryClient.invalidateQueries({ queryKey: ['operator'] })
  return changed
}

export const lettersQuery = queryOptions({
  queryKey: ['dead-letter'],
  queryFn: ({ signal }) => call<DeadLetter[]>('GET', '/api/dead-letter/', { signal }),
})

/** One of them, or all. Answers how many are tried again. */
export async function retryLetters(letter?: DeadLetter): Promise<number> {
  const one = letter && `${letter.database}/${letter.reactor}/${letter.seq}/`
  const { sent } = await call<{ sent?: number }>('POST', `/api/dead-letter/${one ?? ''}retry/`, { body: {} })
  await Promise.all([queryClient.invalidateQueries(lettersQuery), queryClient.invalidateQueries(serverQuery)])
  return sent ?? 1
}

export const providerEndpoint = resourceEndpoint<typeof aiProvider>('ai-provider')
export const providersQuery = resourceListQuery(providerEndpoint, { page_size: 200 })
