import { expect, test } from 'vitest'
import { navEntries } from '#web/components/shell/navigation/nav-entries.ts'
import { nearestPage, wordsOf } from '#web/components/shell/page/nearest-page.ts'
import { newAddress } from '#web/lib/old-addresses.ts'

test.each([
  ['/mealplan', '/plan'],
  ['/search/', '/recipes'],
  ['/book', '/books'],
  ['/books/3', '/books'],
  ['/list', '/database'],
  ['/open-data/', '/database'],
  ['/edit/Food', '/list/Food'],
  ['/edit/Supermarket/3', '/list/Supermarket'],
  ['/delete/Unit/3', '/list/Unit'],
  ['/ingredient-editor', '/list/Ingredient'],
  ['/edit/Recipe/12', '/recipe/12/edit'],
  ['/edit/Recipe', '/recipe/new'],
  ['/view/recipe/12', '/recipe/12'],
  ['/settings/cosmetic', '/settings/appearance'],
  ['/settings/export', '/export'],
  ['/household-setup', '/welcome'],
])('%s leads to %s', (old, to) => {
  expect(newAddress(old, '')?.to).toBe(to)
})

test.each<[string, Record<string, unknown>]>([
  ['query=soup', { q: 'soup' }],
  ['q=soup', { q: 'soup' }],
  ['keywords=1&keywords=2', { keywords: [1, 2] }],
  ['keywords=1,2', { keywords: [1, 2] }],
  ['keywordsOr=1', { keywords: [1] }],
  ['keywordsAnd=1', { keywordsAll: [1] }],
  ['keywordsOrNot=1', { keywordsNot: [1] }],
  ['keywordsAndNot=1', { keywordsNotAll: [1] }],
  ['foods=1', { foodsAny: [1] }],
  ['foodsAnd=1', { foods: [1] }],
  ['foodsOrNot=1', { without: [1] }],
  ['foodsAndNot=1', { foodsNotAll: [1] }],
  ['books=1', { books: [1] }],
  ['booksAnd=1', { booksAll: [1] }],
  ['booksOrNot=1', { booksNot: [1] }],
  ['booksAndNot=1', { booksNotAll: [1] }],
  ['units=1', { units: [1] }],
  ['createdby=3', { by: 3 }],
  ['internal=true', { internal: 'yes' }],
  ['internal=false', { internal: 'no' }],
  ['rating=3', { stars: 3, starsMax: 3 }],
  ['rating=0', { unrated: true }],
  ['ratingGte=2&ratingLte=4', { stars: 2, starsMax: 4 }],
  ['timescooked=0', { cooked: 'never' }],
  ['timescooked=3', { times: 3, timesMax: 3 }],
  ['timescookedGte=1', { cooked: 'yes' }],
  ['timescookedGte=2&timescookedLte=4', { times: 2, timesMax: 4 }],
  ['makenow=true', { missing: 0 }],
  ['makenow=false', {}],
  ['makenow=2', { missing: 2 }],
  ['includeChildren=false', { exact: true }],
  ['includeChildren=true', {}],
  ['cookedonGte=2026-01-02&cookedonLte=2026-02-03', { cooked: '2026-01-02..2026-02-03' }],
  ['viewedonGte=2026-01-02T10:00:00.000Z', { viewed: '2026-01-02..' }],
  ['createdon=2026-01-02', { added: '2026-01-02..2026-01-02' }],
  ['createdonLte=2026-01-02', { added: '..2026-01-02' }],
  ['updatedonGte=2026-01-02', { changed: '2026-01-02..' }],
  ['new=true', { newFirst: true }],
  ['random=true', { sort: 'random' }],
  ['sortOrder=-created_at&page=2', { sort: 'newest' }],
  ['sortOrder=created_at', { sort: 'oldest' }],
  ['sortOrder=-lastviewed', { sort: 'viewed' }],
  ['sortOrder=-rating', { sort: 'rating' }],
  ['sortOrder=times_cooked', { sort: 'seldom' }],
  ['sortOrder=-favorite', { sort: 'favorite' }],
  ['sortOrder=name', {}],
  ['query=soup&sortOrder=name', { q: 'soup', sort: 'name' }],
  ['pageSize=25&filter=', {}],
])('an old search for %s is ours', (query, search) => {
  expect(newAddress('/advanced-search', `?${query}`)).toEqual({ to: '/recipes', search })
})

test('what phones share to the old import arrives', () => {
  expect(newAddress('/recipe/import', '?text=https%3A%2F%2Fexample.com%2Fsoup&title=Soup')).toEqual({
    to: '/import',
    search: { text: 'https://example.com/soup', title: 'Soup' },
  })
})

test('an address of nobody leads nowhere, but to what is near', () => {
  expect(newAddress('/shoping', '')).toBeUndefined()
  expect(nearestPage('/shoping', navEntries)?.to).toBe('/shopping')
  expect(nearestPage('/Recipe/lemon-tart', navEntries)?.to).toBe('/recipes')
  expect(nearestPage('/zebra', navEntries)).toBeUndefined()
  expect(wordsOf('/recipes/12-lemon%20tart')).toBe('lemon tart')
})
