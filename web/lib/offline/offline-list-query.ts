import { queryOptions } from '@tanstack/react-query'
import { call, type ListPage } from '../api/api.ts'
import { isGuest } from '../api/is-guest.ts'
import { ownerKeyOf } from '../api/owner-key.ts'
import { queryClient } from '../api/query-client.ts'
import { sessionQuery } from '../api/session.ts'
import { readUserStorage, writeUserStorage } from '../user-storage.ts'

/** A list that rarely changes, stored for visits without a network. A refusal keeps the stored rows. */
export const offlineListQuery = <Row>(resource: string, pick: (row: Row) => Row) => {
  const name = () => `${resource}.${ownerKeyOf(queryClient.getQueryData(sessionQuery.queryKey))}`
  return queryOptions({
    queryKey: [resource, 'kept'],
    queryFn: async ({ signal }) => {
      const rows: Row[] = []
      if (isGuest()) return rows
      for (let page = 1, isMore = true; isMore; page += 1) {
        const query = { page_size: 200, ...(page > 1 ? { page } : {}) }
        const { results, next } = await call<ListPage<Row>>('GET', `/api/${resource}/`, { query, signal })
        rows.push(...results.map(pick))
        isMore = next !== null
      }
      writeUserStorage(name(), rows)
      return rows
    },
    initialData: () => {
      const raw = readUserStorage(name())
      return Array.isArray(raw) ? (raw as Row[]) : undefined
    },
    initialDataUpdatedAt: 0,
    staleTime: 5 * 60_000,
    networkMode: 'always',
    retry: false,
    meta: { quiet: true },
  })
}
