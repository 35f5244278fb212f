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
  ['/settings/export', '/settings'],
  ['/household-setup', '/welcome'],
])('%s leads to %s', (old, to) => {
  expect(newAddress(old, '')?.to).toBe(to)
})

test('an old search keeps the filters that ours has', () => {
  const query =
    '?query=soup&keywordsAnd=3&keywordsAnd=4&foodsOrNot=7&ratingGte=4&timescooked=0&sortOrder=-created_at&page=2'
  expect(newAddress('/advanced-search', query)).toEqual({
    to: '/recipes',
    search: { q: 'soup', keywords: [3, 4], every: true, without: [7], stars: 4, cooked: 'never', sort: 'newest' },
  })
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
