import { expect, test } from 'vitest'
import { date, flagParam, ids, oneOf, searchParams, textParam, whole } from '#web/lib/search-params.ts'

const read = searchParams({
  q: textParam,
  page: whole,
  sort: oneOf('name', 'rating'),
  from: date,
  mine: flagParam,
  foods: ids,
})

test('what makes sense is kept', () => {
  expect(read({ q: 'soup', page: '2', sort: 'name', from: '2026-11-27', mine: 'true', foods: [1, '2'] })).toEqual({
    q: 'soup',
    page: 2,
    sort: 'name',
    from: '2026-11-27',
    mine: true,
    foods: [1, 2],
  })
})
test('nonsense is left out, so that an old link still opens', () => {
  expect(read({ q: '  ', page: -1, sort: 'colour', from: '2026-13-01', mine: 'no', foods: ['x'], other: 1 })).toEqual(
    {},
  )
})
test('a search for a number is a text', () => expect(read({ q: 7 })).toEqual({ q: '7' }))
