import { expect, test } from 'vitest'
import { keptMeals } from '#web/lib/offline/kept-meals.ts'
import { keptRecipes, searchKeptRecipes } from '#web/lib/offline/kept-recipes.ts'
import type { KeptAnswer } from '#web/lib/offline/kept-store.ts'

const kept = (path: string, data: unknown, at = 0): KeptAnswer => ({ path, data, etag: null, at })
const meal = (id: number, day: string, to = day) => ({ id, from_date: `${day}T10:00:00Z`, to_date: `${to}T10:00:00Z` })
const week = (from: string, to: string, meals: object[]) =>
  kept(`/api/meal-plan/?from_date=${from}&to_date=${to}&page_size=200`, { results: meals })
const days = (from: string, to: string) => new URLSearchParams({ from_date: from, to_date: to })
const ids = (page: { results: readonly { id: number }[] } | null) => page?.results.map(({ id }) => id)

test('days of two weeks are put together from the weeks that are kept', () => {
  const weeks = [
    week('2026-11-30', '2026-12-06', [meal(3, '2026-12-01'), meal(4, '2026-12-06')]),
    week('2026-11-23', '2026-11-29', [meal(1, '2026-11-24'), meal(2, '2026-11-29')]),
  ]
  expect(ids(keptMeals(weeks, days('2026-11-28', '2026-12-04')))).toEqual([2, 3])
})

test('a meal that a later answer no longer has is gone, and one that it moved is where it is now', () => {
  const weeks = [
    week('2026-11-30', '2026-12-06', [meal(2, '2026-12-02')]),
    week('2026-11-30', '2026-12-06', [meal(1, '2026-12-01'), meal(2, '2026-12-01')]),
  ]
  expect(keptMeals(weeks, days('2026-11-30', '2026-12-06'))?.results).toEqual([meal(2, '2026-12-02')])
})

test('of a week that nobody has seen, nothing is said', () => {
  expect(keptMeals([week('2026-11-30', '2026-12-06', [])], days('2027-01-04', '2027-01-10'))).toBeNull()
})

const recipe = (id: number, name: string, more: object = {}) =>
  kept(`/api/recipe/${id}/`, {
    id,
    name,
    description: null,
    created_at: `2026-01-0${id}`,
    rating: null,
    keywords: [],
    steps: [],
    ...more,
  })
const shelf = keptRecipes([
  recipe(2, 'Crème brûlée', { keywords: [{ id: 9, name: 'dessert' }] }),
  recipe(1, 'Apple pie', { steps: [{ ingredients: [{ food: { id: 7, name: 'butter' } }, { food: null }] }] }),
  recipe(3, 'Soup'),
  kept('/api/cook-log/?recipe=1', { results: [] }),
])
const find = (query: Record<string, string>) => ids(searchKeptRecipes(shelf, new URLSearchParams(query)))

test('kept recipes are found by name without accents, by keyword and by ingredient', () => {
  expect(find({ query: 'creme bru' })).toEqual([2])
  expect(find({ query: 'butter pie' })).toEqual([1])
  expect(find({ keywords: '9' })).toEqual([2])
  expect(find({ foods_and: '7' })).toEqual([1])
})

test('they come by name, the newest first, or as they were seen', () => {
  expect(find({})).toEqual([1, 2, 3])
  expect(find({ sort_order: '-created_at', page_size: '2' })).toEqual([3, 2])
  expect(find({ num_recent: '12' })).toEqual([2, 1, 3])
})

test('a filter that cannot be answered from what is kept is not answered', () => {
  expect(searchKeptRecipes(shelf, new URLSearchParams({ rating_gte: '4' }))).toBeNull()
})
