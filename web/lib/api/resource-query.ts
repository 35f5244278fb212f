import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from './api.ts'
import type { ApiQuery } from './api-query.ts'
import type { ResourceEndpoint } from './resource-endpoint.ts'

export const resourceListQuery = <R extends ResourceEndpoint>(resource: R, query: ApiQuery = {}) =>
  queryOptions({
    queryKey: [resource.name, 'list', query],
    queryFn: ({ signal }) => api(resource).list(query, signal),
    placeholderData: keepPreviousData,
  })

export const resourceDetailQuery = <R extends ResourceEndpoint>(resource: R, id: number) =>
  queryOptions({ queryKey: [resource.name, 'one', id], queryFn: ({ signal }) => api(resource).retrieve(id, signal) })
