import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { stringifySearchWith, parseSearchWith } from '@tanstack/react-router'
import { parseSearch, type RecipeSearch } from '#web/lib/recipe-search/recipe-search.ts'
import { parseSavedSearch, writeSavedSearch } from '#web/lib/recipe-search/saved-search.ts'
import { changeSearch } from '#web/lib/recipe-search/search-change.ts'
import { everySet } from '#web/lib/recipe-search/sets.ts'
import { sorts, usualSort } from '#web/lib/recipe-search/sorts.ts'

const me = 7
const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined, freq: 3 })
const ids = maybe(fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 1, maxLength: 4 }))
const count = maybe(fc.integer({ min: 2, max: 50 }))
const stars = maybe(fc.integer({ min: 1, max: 5 }))
const span = fc
  .tuple(fc.constantFrom('', 'not-'), fc.integer({ min: 1, max: 400 }), fc.constantFrom('d', 'w', 'm', 'y'))
  .map((parts) => parts.join(''))
const day = fc.constantFrom('2025-02-28', '2026-11-01', '2026-11-30')
const days = fc.tuple(day, maybe(day)).map(([from, to]) => `${from}..${to ?? ''}`)
const period = maybe(fc.oneof(span, days))
const yesOrNo = maybe(fc.constantFrom('yes' as const, 'no' as const))
const flag = maybe(fc.constant(true as const))
const properties = maybe(fc.subarray(['12:20..', '13:..600', '14:1.5..2'], { minLength: 1 }))

const searches: fc.Arbitrary<RecipeSearch> = fc
  .record({
    q: maybe(fc.constantFrom('soup', 'Käse & Brot', '100% “rye”')),
    ...Object.fromEntries(everySet.map(({ name }) => [name, ids])),
    exact: flag,
    by: maybe(fc.integer({ min: 8, max: 99 })),
    stars,
    starsMax: stars,
    cooked: maybe(fc.oneof(fc.constantFrom('never'), span, days)),
    times: count,
    timesMax: count,
    viewed: period,
    added: period,
    changed: period,
    missing: maybe(fc.nat(20)),
    minutes: count,
    minutesMin: count,
    properties,
    private: yesOrNo,
    internal: yesOrNo,
    newFirst: flag,
    sort: maybe(fc.constantFrom(...sorts)),
  })
  // The usual order is not written, and nobody asks how often something was cooked that never was.
  .map((given) => {
    const search = changeSearch({}, given)
    const isNever = search.cooked === 'never' ? { times: undefined, timesMax: undefined } : {}
    return changeSearch(search, { ...isNever, sort: search.sort === usualSort(search) ? undefined : search.sort })
  })

const address = {
  read: parseSearchWith(JSON.parse),
  write: stringifySearchWith(JSON.stringify, JSON.parse),
}

test('an address says the whole search', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSearch(address.read(address.write(search)))).toEqual(search)
    }),
  )
})

test('a saved filter says the whole search, without the shuffle', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSavedSearch(writeSavedSearch(search, me), me)).toEqual(search)
    }),
  )
  expect(parseSavedSearch(writeSavedSearch({ mine: true, sort: 'random', seed: 3 }, me), me)).toEqual({
    mine: true,
    sort: 'random',
  })
  expect(parseSavedSearch(writeSavedSearch({ mine: true }, me), 8)).toEqual({ by: 7 })
})

test.each<[string, string, RecipeSearch]>([
  ['an object', '{"query":"soup","keywords_or":[1,2],"version":"2"}', { q: 'soup', keywords: [1, 2] }],
  ['things in it', '{"foods_and":[{"id":3,"name":"Leek"}],"version":"2"}', { foods: [3] }],
  ['a limit with a minus, in older ones', '{"rating":"-3"}', { starsMax: 3 }],
  ['moments', '{"cookedon_lte":"2026-01-05T23:00:00.000Z","version":"2"}', { cooked: '..2026-01-05' }],
  ['an address', '?keywords=1&makenow=true', { keywords: [1], missing: 0 }],
  ['words', 'lemon tart', { q: 'lemon tart' }],
  ['nothing', '{}', {}],
  ['what nobody knows', '{"colour":"red","page":3,"version":"2"}', {}],
])('a filter that another client saved is understood: %s', (_what, saved, search) => {
  expect(parseSavedSearch(saved, me)).toEqual(search)
})

test('what another client asked beyond a search here stays when the rest is changed', () => {
  const before = {
    steps: [4, 5],
    num_recent: 3,
    viewedon_gte_not: '2026-01-05',
    keywords_or: [1, 2],
    rating_gte: 4,
    version: '2',
  }
  const saved = JSON.stringify(before)
  const search = changeSearch(parseSavedSearch(saved, me), { keywords: [2], stars: undefined, foods: [3] })
  const now = writeSavedSearch(search, me, saved)
  expect(JSON.parse(now)).toEqual({
    steps: ['4', '5'],
    num_recent: '3',
    viewedon_gte_not: '2026-01-05',
    keywords: [2],
    foods_and: [3],
    sort_order: 'name',
    version: '2',
  })
  expect(parseSavedSearch(now, me)).toEqual(search)
})
