import { useQueries, useQueryClient } from '@tanstack/react-query'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import type { Model, ThingRow } from '../model.ts'
import { partSize, rowsQuery } from './list.queries.ts'

export interface Rows {
  /** Of all pages; undefined until the first answer. */
  count: number | undefined
  /** Undefined where the row has not come yet. */
  at: (index: number) => ThingRow | undefined
  /** Has all rows between two come, also those that were never scrolled to. */
  load: (one: number, other: number) => Promise<void>
  isStale: boolean
  error: Error | null
  retry: () => void
}

interface Window {
  /** Rows of a page; -1 is all of them, of which those from `from` to `to` are wanted. */
  size: number
  page: number
  from: number
  to: number
}

/** Rows of one page, or of all as they are scrolled to. Indexes count from the first row that is shown. */
export function useRows(model: Model, query: ApiQuery, { size, page, from, to }: Window): Rows {
  const client = useQueryClient()
  const isWhole = size < 0
  const step = isWhole ? partSize : size
  const first = isWhole ? Math.floor(from / step) : page - 1
  const last = isWhole ? Math.max(first, Math.floor(Math.max(from, to - 1) / step)) : page - 1
  const parts = Array.from({ length: last - first + 1 }, (_, offset) => first + offset)
  const results = useQueries({ queries: parts.map((part) => rowsQuery(model, query, part + 1, step)) })
  const [head] = results
  const start = isWhole ? first * step : 0
  const partOf = (index: number) => Math.floor((index - start) / step)
  const queryOf = (part: number) => rowsQuery(model, query, first + part + 1, step)
  return {
    count: results.find(({ data }) => data)?.data?.count,
    at: (index) => {
      const part = partOf(index)
      // What was scrolled past is asked of the cache: choosing as with the shift key may begin there.
      const rows = results[part]?.data ?? client.getQueryData(queryOf(part).queryKey)
      return rows?.results[index - start - part * step]
    },
    load: async (one, other) => {
      for (let part = partOf(Math.min(one, other)); part <= partOf(Math.max(one, other)); part++)
        await client.ensureQueryData(queryOf(part))
    },
    isStale: results.some(({ isPlaceholderData }) => isPlaceholderData),
    error: head?.data ? null : (head?.error ?? null),
    retry: () => void Promise.all(results.map(({ refetch }) => refetch())),
  }
}
