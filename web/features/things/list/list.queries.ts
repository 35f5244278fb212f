import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call, type ListPage } from '#web/lib/api/api.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import type { Model, ThingRow } from '../model.ts'
import type { ListSearch } from './list-search.ts'

/** The server gives no more at once. */
export const partSize = 100

/** What the rows of a list depend on, but for their page. */
export const listQuery = (
  { query, unsearched, sortedAs = 'ordering' }: Model,
  { q, sort, only = [] }: ListSearch,
): ApiQuery => ({
  ...query,
  ...(unsearched || !q ? {} : { query: q }),
  ...(sort ? { [sortedAs]: sort } : {}),
  ...Object.fromEntries(only.map((chip) => chip.split('.'))),
})

export const rowsQuery = (model: Model, query: ApiQuery, page: number, page_size: number) =>
  queryOptions({
    queryKey: [model.resource, 'list', { ...query, page, page_size }],
    queryFn: ({ signal }) => fetchRows(model, { ...query, page, page_size }, signal),
    placeholderData: keepPreviousData,
  })

async function fetchRows(
  { resource, whole }: Model,
  query: ApiQuery,
  signal: AbortSignal,
): Promise<ListPage<ThingRow>> {
  const path = `/api/${resource}/`
  if (!whole) return call('GET', path, { query, signal })
  const results = await call<ThingRow[]>('GET', path, { query, signal })
  return { count: results.length, next: null, previous: null, results }
}
