import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { favouritesQuery } from '#web/components/books/favourite.queries.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

const favourites = { book: 7, recipes: [1] }
const asked = vi.fn(async () => Response.json(favourites))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', asked)
})
afterEach(() => {
  queryClient.clear()
  asked.mockClear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('hearts are asked for after what the page is about', async () => {
  const page = Promise.withResolvers<string>()
  void queryClient.fetchQuery({ queryKey: ['recipe'], queryFn: () => page.promise })
  const hearts = queryClient.fetchQuery(favouritesQuery)
  await vi.advanceTimersByTimeAsync(1000)
  expect(asked).not.toHaveBeenCalled()
  page.resolve('soup')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await hearts).toEqual(favourites)
})

test('hearts come although another call is never answered', async () => {
  void queryClient.prefetchQuery({ queryKey: ['recipe'], queryFn: () => new Promise<string>(() => {}) })
  void queryClient.prefetchQuery(favouritesQuery)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(queryClient.getQueryData(favouritesQuery.queryKey)).toEqual(favourites)
})
