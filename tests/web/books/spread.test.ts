import { expect, test } from 'vitest'
import { spreadAt } from '#web/features/books/reading/spread.ts'

test('two recipes lie open on a wide screen, whichever of them is asked for', () => {
  expect(spreadAt(3, 5, 2)).toEqual({ from: 3, to: 4, next: 5, previous: 1 })
  expect(spreadAt(4, 5, 2)).toEqual({ from: 3, to: 4, next: 5, previous: 1 })
  expect(spreadAt(5, 5, 2)).toEqual({ from: 5, to: 5, next: undefined, previous: 3 })
  expect(spreadAt(1, 5, 2)).toEqual({ from: 1, to: 2, next: 3, previous: 0 })
})

test('the title page comes before the first recipe and none after the last', () => {
  expect(spreadAt(0, 5, 1)).toEqual({ from: 0, to: 0, next: 1, previous: undefined })
  expect(spreadAt(9, 2, 1)).toEqual({ from: 2, to: 2, next: undefined, previous: 1 })
  expect(spreadAt(7, 0, 2)).toEqual({ from: 0, to: 0, next: undefined, previous: undefined })
})
