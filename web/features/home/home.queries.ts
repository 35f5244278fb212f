import { queryOptions } from '@tanstack/react-query'
import { call, type Page } from '#web/lib/api.ts'
import { addDays, type CivilDate } from '#web/lib/civil.date.ts'
import type { MealRow, RecipeTileRow } from './home.rows.ts'

/** The start page looks this many days ahead, today included. */
export const daysShown = 7
const tiles = 12

export const weekQuery = (from: CivilDate) =>
  queryOptions({
    queryKey: ['meal-plan', 'list', { from_date: from, days: daysShown }],
    queryFn: ({ signal }) =>
      call<Page<MealRow>>('GET', '/api/meal-plan/', {
        query: { from_date: from, to_date: addDays(from, daysShown - 1), page_size: 100 },
        signal,
      }),
  })

export const newestQuery = queryOptions({
  queryKey: ['recipe', 'list', { sort_order: '-created_at', page_size: tiles }],
  queryFn: ({ signal }) =>
    call<Page<RecipeTileRow>>('GET', '/api/recipe/', {
      query: { sort_order: '-created_at', page_size: tiles },
      signal,
    }),
})

export const recentQuery = queryOptions({
  queryKey: ['recipe', 'list', { num_recent: tiles }],
  queryFn: ({ signal }) =>
    call<Page<RecipeTileRow>>('GET', '/api/recipe/', { query: { num_recent: tiles, page_size: tiles }, signal }),
})
