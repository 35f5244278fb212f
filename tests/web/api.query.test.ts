import { expect, test } from 'vitest'
import { toQueryString } from '#web/lib/api/api-query.ts'

test('an empty query has no question mark', () => expect(toQueryString({})).toBe(''))
test('arrays are repeated keys', () => expect(toQueryString({ foods: [1, 2] })).toBe('?foods=1&foods=2'))
test('nested objects are bracketed keys', () => {
  expect(decodeURIComponent(toQueryString({ filter: { created: { gte: '2026-01-01' } } }))).toBe(
    '?filter[created][gte]=2026-01-01',
  )
})
test('empty values are left out, but zero and false are sent', () => {
  expect(toQueryString({ a: null, b: undefined, c: '', d: 0, e: false })).toBe('?d=0&e=false')
})
