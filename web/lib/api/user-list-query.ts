import { api } from './api.ts'
import type { ApiQuery } from './api-query.ts'
import { isGuest } from './is-guest.ts'
import type { PageOf, ResourceEndpoint } from './resource-endpoint.ts'
import { resourceListQuery } from './resource-query.ts'

/** A list that guests may not read: it is empty for them, and the server is not asked. */
export const userListQuery = <R extends ResourceEndpoint>(resource: R, query: ApiQuery = {}) => ({
  ...resourceListQuery(resource, query),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<PageOf<R>> | PageOf<R> =>
    isGuest() ? emptyPage<R>() : api(resource).list(query, signal),
})

/** A page of any resource: it has these and no row, which the compiler cannot see for a resource that it does not know. */
const emptyPage = <R extends ResourceEndpoint>() =>
  ({ count: 0, next: null, previous: null, results: [] }) as unknown as PageOf<R>
