import { queryOptions, useQueries } from '@tanstack/react-query'
import type { RecipeOverviewRow } from '#web/components/recipe/recipe.rows.ts'
import type { ApiQuery } from '#web/lib/api/api-query.ts'
import { pageSize, resultsQuery } from './search-query.ts'

export function pagesFor(from: number, to: number, size = pageSize()): number[] {
  if (to <= from) return []
  const [first, last] = [Math.floor(from / size), Math.floor((to - 1) / size)]
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1)
}

/** Fetches only pages with a row in view. The result answers undefined while a page loads. */
export function useResultRows(
  filters: ApiQuery,
  first: readonly RecipeOverviewRow[],
  from: number,
  to: number,
): (index: number) => RecipeOverviewRow | undefined {
  const size = pageSize()
  const pages = pagesFor(from, to).filter((page) => page > 1)
  const found = useQueries({
    queries: pages.map((page) => {
      // Only the first page may keep rows of the previous search, so the query's other options are left out.
      const { queryKey, queryFn } = resultsQuery(filters, page)
      return queryOptions({ queryKey, ...(queryFn ? { queryFn } : {}) })
    }),
  })
  return (index) => {
    const page = Math.floor(index / size) + 1
    const rows = page === 1 ? first : found[pages.indexOf(page)]?.data?.results
    return rows?.[index % size]
  }
}
