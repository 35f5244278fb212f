import { describe, expect, test } from 'vitest'
import { toQueryString } from '#web/lib/api/api-query.ts'
import { layoutOf } from '#web/features/recipes/search/result.list.tsx'
import { pagesFor } from '#web/features/recipes/search/result.rows.ts'
import { toApiFilters } from '#web/features/recipes/search/search-query.ts'
import { countFilters, parseSearch, type RecipeSearch } from '#web/features/recipes/search/search-state.ts'

const asked = (search: RecipeSearch) => {
  const query = new URLSearchParams(toQueryString(toApiFilters(search, { me: 7, today: '2026-11-28' })))
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key).join(',')]))
}

describe('search params become a query of the API', () => {
  test.each<[string, RecipeSearch, Record<string, string>]>([
    ['nothing: all by name', {}, { sort_order: 'name' }],
    ['a text: best matches first', { q: 'soup' }, { query: 'soup', sort_order: '-score' }],
    ['a text in another order', { q: 'soup', sort: 'newest' }, { query: 'soup', sort_order: '-created_at' }],
    ['any of the keywords', { keywords: [1, 2] }, { keywords: '1,2', sort_order: 'name' }],
    ['all of the keywords', { keywords: [1, 2], every: true }, { keywords_and: '1,2', sort_order: 'name' }],
    ['foods', { foods: [3], without: [4] }, { foods_and: '3', foods_or_not: '4', sort_order: 'name' }],
    ['stars', { stars: 4 }, { rating_gte: '4', sort_order: 'name' }],
    ['mine', { mine: true }, { createdby: '7', sort_order: 'name' }],
    ['new ones', { fresh: true }, { createdon_gte: '2026-11-21', sort_order: 'name' }],
    ['never cooked', { cooked: 'never' }, { timescooked: '0', sort_order: 'name' }],
    ['cooked', { cooked: 'yes' }, { timescooked_gte: '1', sort_order: 'name' }],
    ['lately', { cooked: 'lately' }, { cookedon_gte: '2026-10-29', sort_order: 'name' }],
    ['not lately', { cooked: 'notLately' }, { cookedon_lte: '2026-10-28', sort_order: 'name' }],
    ['one shuffle', { sort: 'random', seed: 12 }, { sort_order: 'random', seed: '12' }],
  ])('%s', (_what, search, query) => expect(asked(search)).toEqual(query))
})

test('invalid search params are no filter', () => {
  expect(parseSearch({ q: ' ', keywords: ['x', 2], stars: 'many', cooked: 'often', mine: 'no', sort: 'size' })).toEqual(
    {
      keywords: [2],
    },
  )
})

test('the number of filters excludes the text and the order', () => {
  expect(countFilters({ q: 'a', sort: 'name', keywords: [1, 2], stars: 3, mine: true })).toBe(4)
})

describe('visible rows', () => {
  test.each([
    [0, 10, [1]],
    [45, 60, [1, 2]],
    [50, 51, [2]],
    [0, 0, []],
  ])('rows %d up to %d are on pages %j', (from, to, pages) => expect(pagesFor(from, to, 50)).toEqual(pages))

  test('phones show two tiles beside each other, wide screens as many as fit, lists one', () => {
    expect(layoutOf('grid', 358, 16).columns).toBe(2)
    expect(layoutOf('grid', 1136, 16).columns).toBe(5)
    expect(layoutOf('grid', 2200, 16).columns).toBeGreaterThan(8)
    expect(layoutOf('table', 2200, 16).columns).toBe(1)
  })

  test('larger letters get higher rows', () => {
    expect(layoutOf('table', 358, 32).rowHeight).toBe(2 * layoutOf('table', 358, 16).rowHeight)
  })
})
