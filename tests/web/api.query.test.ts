import { expect, test } from 'vitest'
import { searchOf } from '#web/lib/api/api-query.ts'

test('no query is no question mark', () => expect(searchOf({})).toBe(''))
test('arrays are repeated keys', () => expect(searchOf({ foods: [1, 2] })).toBe('?foods=1&foods=2'))
test('nested objects are bracketed keys', () => {
  expect(decodeURIComponent(searchOf({ filter: { created: { gte: '2026-01-01' } } }))).toBe(
    '?filter[created][gte]=2026-01-01',
  )
})
test('what is empty is left out, but zero and false are said', () => {
  expect(searchOf({ a: null, b: undefined, c: '', d: 0, e: false })).toBe('?d=0&e=false')
})
