import { expect, test } from 'vitest'
import {
  dateParam,
  flagParam,
  idsParam,
  enumParam,
  searchParams,
  textParam,
  positiveIntParam,
} from '#web/lib/search-params.ts'

const read = searchParams({
  q: textParam,
  page: positiveIntParam,
  sort: enumParam('name', 'rating'),
  from: dateParam,
  mine: flagParam,
  foods: idsParam,
})

test('valid values are kept', () => {
  expect(read({ q: 'soup', page: '2', sort: 'name', from: '2026-11-27', mine: 'true', foods: [1, '2'] })).toEqual({
    q: 'soup',
    page: 2,
    sort: 'name',
    from: '2026-11-27',
    mine: true,
    foods: [1, 2],
  })
})
test('invalid values are left out, so that an old link still opens', () => {
  expect(read({ q: '  ', page: -1, sort: 'colour', from: '2026-13-01', mine: 'no', foods: ['x'], other: 1 })).toEqual(
    {},
  )
})
test('a search for a number is a text', () => expect(read({ q: 7 })).toEqual({ q: '7' }))
