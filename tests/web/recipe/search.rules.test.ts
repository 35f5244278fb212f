import { describe, expect, test } from 'vitest'
import { toQueryString } from '#web/lib/api/api-query.ts'
import { layoutOf } from '#web/features/recipes/search/result.list.tsx'
import { pagesFor } from '#web/features/recipes/search/result.rows.ts'
import { parsePropertyBounds, writePropertyBounds } from '#web/lib/recipe-search/bounds.ts'
import { countFilters } from '#web/lib/recipe-search/count-filters.ts'
import { parseSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { toApiFilters } from '#web/lib/recipe-search/to-api-filters.ts'

const asked = (address: Record<string, unknown>) => {
  const query = new URLSearchParams(toQueryString(toApiFilters(parseSearch(address), 7)))
  return Object.fromEntries([...new Set(query.keys())].map((key) => [key, query.getAll(key).join(',')]))
}

describe('search params become a query of the API', () => {
  test.each<[string, Record<string, unknown>, Record<string, string>]>([
    ['nothing: all by name', {}, {}],
    ['a text: best matches first', { q: 'soup' }, { query: 'soup', sort_order: '-score' }],
    ['a text in another order', { q: 'soup', sort: 'newest' }, { query: 'soup', sort_order: '-created_at' }],
    ['any of the keywords', { keywords: [1, 2] }, { keywords: '1,2' }],
    ['all of the keywords, as it was written before', { keywords: [1, 2], every: true }, { keywords_and: '1,2' }],
    ['all of the keywords', { keywordsAll: [1, 2] }, { keywords_and: '1,2' }],
    ['foods', { foods: [3], without: [4] }, { foods_and: '3', foods_or_not: '4' }],
    ['any of the foods', { foodsAny: [3, 4] }, { foods: '3,4' }],
    ['books', { books: 3, booksNot: 4 }, { books: '3', books_or_not: '4' }],
    ['units', { unitsAll: [3], unitsNotAll: [4, 5] }, { units_and: '3', units_and_not: '4,5' }],
    ['nothing below', { foods: [3], exact: true }, { foods_and: '3', include_children: 'false' }],
    ['stars', { stars: 4 }, { rating_gte: '4' }],
    ['stars up to', { stars: 2, starsMax: 4 }, { rating_gte: '2', rating_lte: '4' }],
    ['no stars', { unrated: true }, { rating: '0' }],
    ['mine', { mine: true }, { createdby: '7' }],
    ['of somebody', { by: 8 }, { createdby: '8' }],
    ['new ones, as it was written before', { fresh: true }, { createdon_gte: 'P1W' }],
    ['never cooked', { cooked: 'never' }, { timescooked: '0' }],
    ['cooked', { cooked: 'yes' }, { timescooked_gte: '1' }],
    ['cooked lately, as it was written before', { cooked: 'lately' }, { cookedon_gte: 'P1M' }],
    ['not lately, as it was written before', { cooked: 'notLately' }, { cookedon_gte_not: 'P1M' }],
    ['not for four weeks', { cooked: 'not-4w' }, { cookedon_gte_not: 'P4W' }],
    ['so many times', { times: 2, timesMax: 5 }, { timescooked_gte: '2', timescooked_lte: '5' }],
    [
      'between days',
      { viewed: '2026-11-01..2026-11-05', added: '2026-01-01..', changed: '..2026-02-01' },
      {
        viewedon_gte: '2026-11-01',
        viewedon_lte: '2026-11-05',
        createdon_gte: '2026-01-01',
        updatedon_lte: '2026-02-01',
      },
    ],
    ['all in the house', { missing: 0 }, { makenow: 'true' }],
    ['one missing', { missing: 1 }, { makenow: '1' }],
    ['quick', { minutes: 30, minutesMin: 10 }, { totaltime_lte: '30', totaltime_gte: '10' }],
    [
      'properties',
      { properties: ['12:..600', '13:20..40'] },
      { properties_lte: '12:600,13:40', properties_gte: '13:20' },
    ],
    ['private ones', { private: 'yes' }, { private: 'true' }],
    ['files', { internal: 'no' }, { internal: 'false' }],
    ['new first', { newFirst: true }, { new: 'true' }],
    ['one shuffle', { sort: 'random', seed: 12 }, { sort_order: 'random', seed: '12' }],
  ])('%s', (_what, address, query) => expect(asked(address)).toEqual({ sort_order: 'name', ...query }))
})

test('invalid search params are no filter', () => {
  const wrong = { q: ' ', stars: 'many', cooked: 'often', mine: 'no', sort: 'size', added: '4x', viewed: '..', by: -1 }
  expect(
    parseSearch({ ...wrong, keywords: ['x', 2], properties: ['12', '12:..', 'a:..3'], changed: '2026-13-40..' }),
  ).toEqual({
    keywords: [2],
  })
})

test.each([
  [1 / 3, 2e-7, '12:0.333333333..0.0000002'],
  [0, 100, '12:0..100'],
])('an amount of %d to %d is asked in decimals that are read again', (least, most, text) => {
  expect(writePropertyBounds({ type: 12, least, most })).toBe(text)
  expect(parsePropertyBounds(text)?.most).toBe(most)
  expect(asked({ properties: [text] })['properties_lte']).toBe(text.replace(/:.*\.\./, ':'))
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
